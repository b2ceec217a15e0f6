import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { HEAD_BYTES, typeOfHead } from './media-type.ts';

async function headOf(name: string): Promise<Buffer> {
  const file = await open(new URL(`fixtures/${name}`, import.meta.url));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const NAMED = ['uploadAudioHint', 'actionAudioWrongType'] as const;
const textsOfRecordings = [de, en].flatMap((texts) => NAMED.map((key) => texts[key]));

describe('recordings', () => {
  it.each([
    ['MP3', 'voice.mp3'],
    ['M4A', 'voice.m4a'],
    ['WAV', 'voice.wav'],
    ['OGG', 'voice.ogg'],
    ['FLAC', 'told.flac'],
    ['AAC', 'voice.aac'],
  ])('as %s are accepted, and hint and refusal name it', async (format, fixture) => {
    expect(await typeOfHead(await headOf(fixture))).toMatchObject({ medium: 'audio' });
    for (const text of textsOfRecordings) expect(text).toMatch(new RegExp(`\\b${format}\\b`));
  });

  it.each([
    ['AMR', Buffer.from('#!AMR\n')],
    ['AIFF', Buffer.from('FORM\0\0\0\x10AIFFCOMM')],
    ['CAF', Buffer.from('caff\0\x01\0\0desc')],
  ])('as %s are not, and neither names it', async (format, start) => {
    expect(await typeOfHead(Buffer.concat([start, Buffer.alloc(HEAD_BYTES)]))).toBeNull();
    for (const text of textsOfRecordings) expect(text).not.toContain(format);
  });
});
