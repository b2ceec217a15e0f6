import { cleanFlacBlocks } from './clean-sound.ts';
import { type Element, elementAt, elementsIn, emptyElement, integerIn } from './elements.ts';
import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/**
 * Matroska and WebM: what players need for picture and sound stays; titles, dates, program names, tags, attachments,
 * chapters, subtitles and checksums over any of them are overwritten in place.
 */

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const SEEK_HEAD = 0x114d9b74;
const SEEK = 0x4dbb;
const SEEK_ID = 0x53ab;
const CUES = 0x1c53bb6b;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
const MUXING_APP = 0x4d80;
const WRITING_APP = 0x5741;

const IN_HEAD = new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285]);
const IN_INFO = new Set([0x2ad7b1, 0x4489]);
const IN_CLUSTER = new Set([0xe7, 0xa7, 0xab]);
/** A track's elements to keep: number, id, kind, flags, times, language, codec, picture, sound, compression. */
const IN_TRACK = new Set([
  0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x22b59c, 0x22b59d, 0x86,
  0x63a2, 0xaa, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80,
]);
const TRACK_NUMBER = 0xd7;
const TRACK_KIND = 0x83;
const CODEC = 0x86;
const CODEC_PRIVATE = 0x63a2;
/** Vorbis' comment packet without vendor and comments: its type, two lengths, the framing bit. */
const NO_COMMENTS = Buffer.from(`\u0003vorbis${'\0'.repeat(8)}\u0001`, 'latin1');
const VIDEO_AND_SOUND = new Set([1, 2]);
const IN_GROUP = new Set([BLOCK, 0x9b, 0xfa, 0xfb, 0x75a2]);
const WORTH_SEEKING = new Set([INFO, TRACKS, CUES, CLUSTER, SEEK_HEAD]);

export async function cleanMatroska(bytes: FileBytes): Promise<void> {
  const tracks = new Set<number>();
  // Segments and clusters may have an unknown length, so their children are read as one flat list.
  for (let start = 0; start < bytes.size; ) {
    const element = await elementAt(bytes, start, bytes.size);
    const entered = element.id === SEGMENT || element.id === CLUSTER;
    if (!entered) await cleanElement(bytes, element, tracks);
    const next = entered ? element.content : element.end;
    if (next === null) throw new FileRefusal('WRONG TYPE');
    start = next;
  }
}

async function cleanElement(bytes: FileBytes, element: Element, tracks: Set<number>): Promise<void> {
  const keepOnly = (ids: ReadonlySet<number>) => keepIn(bytes, element, ids);
  switch (element.id) {
    case 0x1a45dfa3:
      return keepOnly(IN_HEAD);
    case INFO:
      return cleanInfo(bytes, element);
    case TRACKS:
      return cleanTracks(bytes, element, tracks);
    case SEEK_HEAD:
      return cleanSeekHead(bytes, element);
    case CUES:
      return keepOnly(new Set([0xbb]));
    case SIMPLE_BLOCK:
      if (!tracks.has(await trackOf(bytes, element))) await emptyElement(bytes, element);
      return;
    case BLOCK_GROUP:
      return cleanGroup(bytes, element, tracks);
  }
  if (!IN_CLUSTER.has(element.id)) await emptyElement(bytes, element);
}

/** Children of an element; refuses one of unknown length. */
function inside(bytes: FileBytes, { content, end }: Element): AsyncGenerator<Element> {
  if (end === null) throw new FileRefusal('WRONG TYPE');
  return elementsIn(bytes, content, end);
}

async function keepIn(bytes: FileBytes, parent: Element, ids: ReadonlySet<number>): Promise<void> {
  for await (const child of inside(bytes, parent)) {
    if (!ids.has(child.id)) await emptyElement(bytes, child);
  }
}

/** MuxingApp and WritingApp are mandatory elements, so they are zeroed instead of removed. */
async function cleanInfo(bytes: FileBytes, info: Element): Promise<void> {
  for await (const child of inside(bytes, info)) {
    const { id, content, end } = child;
    if (id === MUXING_APP || id === WRITING_APP) await bytes.zero(content, (end ?? content) - content);
    else if (!IN_INFO.has(id)) await emptyElement(bytes, child);
  }
}

async function cleanTracks(bytes: FileBytes, parent: Element, tracks: Set<number>): Promise<void> {
  for await (const track of inside(bytes, parent)) {
    let [number, kind] = [0, 0];
    if (track.id === TRACK) {
      for await (const child of inside(bytes, track)) {
        if (child.id === TRACK_NUMBER) number = await numberIn(bytes, child);
        if (child.id === TRACK_KIND) kind = await numberIn(bytes, child);
      }
    }
    if (!VIDEO_AND_SOUND.has(kind)) {
      await emptyElement(bytes, track);
      continue;
    }
    tracks.add(number);
    await keepIn(bytes, track, IN_TRACK);
    await cleanCodecPrivate(bytes, track);
  }
}

/** Vorbis and FLAC have a file's comments in their CodecPrivate. */
async function cleanCodecPrivate(bytes: FileBytes, track: Element): Promise<void> {
  let codec = '';
  const heads: Element[] = [];
  for await (const child of inside(bytes, track)) {
    if (child.id === CODEC) codec = (await bytes.peek(child.content, 8)).toString('latin1');
    if (child.id === CODEC_PRIVATE) heads.push(child);
  }
  for (const { content, end } of heads) {
    if (codec === 'A_VORBIS') await cleanVorbis(bytes, content, end ?? content);
    // Behind the file's magic bytes.
    if (codec.startsWith('A_FLAC')) await cleanFlacBlocks(bytes, content + 4, end ?? content);
  }
}

/** Vorbis' three header packets, with Xiph lacing; the second holds the comments. */
async function cleanVorbis(bytes: FileBytes, content: number, end: number): Promise<void> {
  const [packetsBelowLast] = await bytes.peek(content, 1);
  const first = await lacedSize(bytes, content + 1);
  const comments = await lacedSize(bytes, first.end);
  const start = comments.end + first.size;
  const fits = comments.size >= NO_COMMENTS.length && start + comments.size <= end;
  if (packetsBelowLast !== 2 || !fits) throw new FileRefusal('NOT CLEANABLE');
  await bytes.write(start, NO_COMMENTS);
  await bytes.zero(start + NO_COMMENTS.length, comments.size - NO_COMMENTS.length);
}

/** A sum of bytes, of which the first below 255 is the last. */
async function lacedSize(bytes: FileBytes, start: number): Promise<{ size: number; end: number }> {
  for (let [size, end] = [0, start]; ; ) {
    const [byte = 0] = await bytes.read(end, 1);
    size += byte;
    end += 1;
    if (byte < 255) return { size, end };
  }
}

async function cleanSeekHead(bytes: FileBytes, parent: Element): Promise<void> {
  for await (const seek of inside(bytes, parent)) {
    let target = 0;
    if (seek.id === SEEK) {
      for await (const child of inside(bytes, seek)) {
        if (child.id === SEEK_ID) target = await numberIn(bytes, child);
      }
    }
    if (!WORTH_SEEKING.has(target)) await emptyElement(bytes, seek);
  }
}

async function cleanGroup(bytes: FileBytes, group: Element, tracks: Set<number>): Promise<void> {
  let known = false;
  for await (const child of inside(bytes, group)) {
    if (child.id === BLOCK) known = tracks.has(await trackOf(bytes, child));
  }
  await (known ? keepIn(bytes, group, IN_GROUP) : emptyElement(bytes, group));
}

/** A block begins with the number of its track. */
async function trackOf(bytes: FileBytes, { content }: Element): Promise<number> {
  return integerIn(await bytes.peek(content, 8)).value ?? -1;
}

async function numberIn(bytes: FileBytes, { content, end }: Element): Promise<number> {
  const length = (end ?? content) - content;
  if (length > 6) throw new FileRefusal('WRONG TYPE');
  return length === 0 ? 0 : (await bytes.read(content, length)).readUIntBE(0, length);
}
