import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { projectFile } from '#server/kernel/project-file.ts';

/** A media file made by fixtures/make.sh. */
export function fixture(name: string): Promise<Buffer> {
  return readFile(projectFile(`server/uploads/fixtures/${name}`));
}

/** A picture of one colour; another colour is another picture. */
export function picture(format: 'jpeg' | 'png', colour: string, size = 32): Promise<Buffer> {
  const flat = sharp({ create: { width: size, height: size / 2, channels: 3, background: colour } });
  return flat[format]().toBuffer();
}

/** A phone's picture with EXIF orientation and location. */
export async function phonePicture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#205080' } })
    .withExif({
      IFD0: { Make: 'Telefon', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 13/1 31/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '6/1 46/1 22/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small PNG whose header claims these dimensions. */
export async function pixelBomb(width: number, height: number): Promise<Buffer> {
  return pngClaiming(await picture('png', '#000000'), width, height);
}

export function pngClaiming(picture: Buffer, width: number, height: number): Buffer {
  const png = Buffer.from(picture);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
