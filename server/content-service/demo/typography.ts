/** Fields that hold running text; ids, addresses, answers and headlines stay as they are. */
const RUNNING_TEXT = /^(text|content\d?|teaser|body|quote|infoText|popupText|description)$/;

const NBSP = '\u00a0';
const UNITS = /(\d) (?=(?:Uhr|Euro|Prozent|Minuten|Sekunden|Stunden|Meter|Kilometer|Zentimeter|MB)\b)/g;
const NUMBERED = /\b(Linie|Wagen|Gleis|Kran|Tempo) (?=[N\d])/g;

/** Keeps numbers and what they count on one line. */
export function keepTogether(value: string): string {
  return value.replace(UNITS, `$1${NBSP}`).replace(NUMBERED, `$1${NBSP}`);
}

/** The same for every running text inside a value. */
export function typeset<Value>(value: Value): Value {
  return walk(value, '') as Value;
}

function walk(value: unknown, key: string): unknown {
  if (typeof value === 'string') return RUNNING_TEXT.test(key) ? keepTogether(value) : value;
  if (Array.isArray(value)) return value.map((item) => walk(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
}
