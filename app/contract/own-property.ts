/** Reads an own property by an untrusted name, ignoring inherited ones such as 'constructor'. */
export function ownProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
