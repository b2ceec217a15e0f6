/** How a file is served, by extension. Unknown types are downloads, because a browser might run them as a page. */
interface MediaType {
  type: string;
  /** Shown or played in place; anything else is a download. */
  inline: boolean;
  resizable: boolean;
}

const shown = (type: string): MediaType => ({ type, inline: true, resizable: false });
const picture = (type: string): MediaType => ({ type, inline: true, resizable: true });
const download = (type: string): MediaType => ({ type, inline: false, resizable: false });

const TYPES: Record<string, MediaType> = {
  jpg: picture('image/jpeg'),
  jpeg: picture('image/jpeg'),
  png: picture('image/png'),
  webp: picture('image/webp'),
  avif: picture('image/avif'),
  gif: shown('image/gif'),
  // SVG may contain script, which would run on our origin when opened directly.
  svg: download('image/svg+xml'),
  mp4: shown('video/mp4'),
  m4v: shown('video/mp4'),
  webm: shown('video/webm'),
  mov: shown('video/quicktime'),
  m3u8: shown('application/vnd.apple.mpegurl'),
  ts: shown('video/mp2t'),
  m4s: shown('video/iso.segment'),
  mp3: shown('audio/mpeg'),
  m4a: shown('audio/mp4'),
  aac: shown('audio/aac'),
  ogg: shown('audio/ogg'),
  oga: shown('audio/ogg'),
  wav: shown('audio/wav'),
  vtt: shown('text/vtt; charset=utf-8'),
  pdf: shown('application/pdf'),
};

export function mediaTypeOf(file: string): MediaType {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  return TYPES[ending] ?? download('application/octet-stream');
}
