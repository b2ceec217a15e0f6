/** What a record says of a name that a stranger chose: nothing of what every object has, such as 'constructor'. */
export function ownProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
