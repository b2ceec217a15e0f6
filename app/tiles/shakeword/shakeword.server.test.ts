import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { send } from '#tests/support/taking-part.ts';

describe('the puzzle', () => {
  it.each(['bahn', 'BAHN', ' B a h n '])('accepts %j for BAHN', async (answer) => {
    expect((await send('shakeword-k7', { answer })).outcome?.kind).toBe('correct');
  });

  it.each([
    ['NABH', 'Noch nicht.'],
    ['', de.shakewordEmpty],
  ])('rejects %j', async (answer, message) => {
    const { status, failure } = await send('shakeword-k7', { answer });
    expect(status).toBe(422);
    expect(failure?.result.error?.answer).toEqual([message]);
  });
});
