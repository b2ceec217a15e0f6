/** Fields with running text or a date; ids, URLs, answers and headlines are not changed. */
const RUNNING_TEXT =
  /^(text|content\d?|teaser|body|quote|infoText|popupText|description|subheader|tippspielDaten|senderDate)$/;

const NBSP = '\u00a0';
const UNITS = /(\d) (?=(?:Uhr|Euro|Prozent|Minuten|Sekunden|Stunden|Meter|Kilometer|Zentimeter|MB)\b)/g;
const MONTHS =
  /(\d\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/g;
const PHONE = /(\d) (?=\d{3,4}\b)/g;
const NUMBERED = /\b(Linie|Wagen|Gleis|Kran|Tempo) (?=[N\d])/g;

/** Puts no-break spaces into quantities, dates and phone numbers. */
export function keepTogether(value: string): string {
  return [UNITS, MONTHS, PHONE, NUMBERED].reduce((line, gap) => line.replace(gap, `$1${NBSP}`), value);
}

/** The same for all running text inside a value. */
export function typeset<Value>(value: Value): Value {
  return walk(value, '') as Value;
}

function walk(value: unknown, key: string): unknown {
  if (typeof value === 'string') return RUNNING_TEXT.test(key) ? keepTogether(value) : value;
  if (Array.isArray(value)) return value.map((item) => walk(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
}
