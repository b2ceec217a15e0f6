import { describe, expect, it } from 'vitest';
import { jsonPlaces, withPlace } from './json-places.ts';

const TEXT = `{
  "entries": [
    { "id": "1", "title": "a \\" { [ , : }" },
    {
      "id": "2",
      "kacheln": [
        { "type": "text" },
        { "type": "deal",
          "color": "grün" }
      ]
    }
  ],
  "levels": { "a/b": {} }
}`;

describe('line numbers of a JSON text', () => {
  const places = jsonPlaces(TEXT);

  it.each([
    ['entries[0].title is empty.', 3],
    ['entries[1].kacheln[1].color is a colour.', 9],
    ['entries[1].kacheln[0].content is empty.', 7],
    ['entries[1].kacheln[1].type: "x" is no tile type.', 8],
    ['levels["a/b"] is not a name.', 13],
  ])('put file and line before %s', (fault, line) => {
    expect(withPlace(fault, 'a.json', places)).toBe(`a.json, line ${line}: ${fault}`);
  });

  it('are found after a string of 10 MB', () => {
    const { lines } = jsonPlaces(`{"a": "${'x'.repeat(1e7)}",\n"b": 1}`);
    expect(lines.get('b')).toBe(2);
  });

  it('are left out if the message is about the file as a whole', () => {
    const fault = 'the file is nested too deeply.';
    expect(withPlace(fault, 'a.json', places)).toBe(`a.json: ${fault}`);
  });

  it('and the file’s name are left out if the message is about something else, such as a setting', () => {
    const sentence = 'OPERATOR_NAME is not set; the imprint must say who runs this site.';
    expect(withPlace(sentence, 'a.json', places)).toBe(sentence);
  });

  it('are reported for duplicate names in one object, and for nothing else', () => {
    expect(places.duplicates).toEqual([]);
    expect(jsonPlaces('{"a": [{"b": 1},\n {"b": 1, "c": {"b": 2}, "b": 3}]}').duplicates).toEqual([
      { path: ['a', 1, 'b'], sentence: 'line 2: a[1].b is defined twice.' },
    ]);
  });
});
