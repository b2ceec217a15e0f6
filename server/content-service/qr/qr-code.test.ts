import type { Request } from 'express';
import express from 'express';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testServer } from '#tests/support/test-server.ts';
import { publicUrl } from '../core/public-url.ts';
import { qrPng } from './qr-code.ts';
import { qrImage } from './qr-route.ts';

describe('the picture of a QR code', () => {
  const route = qrImage({ PUBLIC_URL: 'https://kachel.example', PORT: 3000 });
  const server = testServer(express().get('/qrcode/:entry/:action/:size/:code', route));
  const get = (path: string) => fetch(`${server.origin}/qrcode/${path}`);

  it.each([100, 240, 1024])('is a PNG %d pixels wide with a white edge', async (size) => {
    const response = await get(`129/1/${size}/KACHEL-0001`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('private');
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    const { width, height } = await image.metadata();
    expect(width).toBe(height);
    expect(width).toBe(size);
    const { data } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });

  it.each([
    '129/1/99/A',
    '129/1/1025/A',
    '129/1/1e3/A',
    '129/1/240/A%00',
    '129/1/240/%3Cscript%3E',
    `129/1/240/${'A'.repeat(41)}`,
  ])('is not drawn for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a QR code', () => {
  const address = 'https://kachel.example/qr/129/1/KACHEL-0001';
  const pixels = (png: Buffer) => sharp(png).greyscale().raw().toBuffer();

  it('is the one that the library draws', async () => {
    const png = await qrPng(address, 320);
    // Eight pixels per module and 37 modules; the remaining pixels are margin.
    const drawn = await QRCode.toBuffer(address, { width: 296, margin: 4, errorCorrectionLevel: 'M' });
    const code = await sharp(png).extract({ left: 12, top: 12, width: 296, height: 296 }).toBuffer();
    expect((await pixels(code)).equals(await pixels(drawn))).toBe(true);
  });

  it('is drawn once for all that ask, in whatever size between two listed ones', async () => {
    // No other test's, so nothing of it is cached yet.
    const fresh = `${address}-once`;
    const [one, ...others] = await Promise.all([321, 350, 399].map((size) => qrPng(fresh, size)));
    for (const other of others) expect(other).toBe(one);
    expect(await qrPng(fresh, 333)).toBe(one);
  });
});

describe('where links lead', () => {
  const asked = (host: string) => ({ protocol: 'http', get: () => host }) as unknown as Request;

  it.each([
    ['kachel.example', 'https://kachel.example'],
    ['localhost:3000', 'https://kachel.example'],
  ])('PUBLIC_URL, whatever host %s was asked', (host, expected) => {
    expect(publicUrl(asked(host), { PUBLIC_URL: 'https://kachel.example', PORT: 3000 })).toBe(expected);
  });

  it.each([
    ['localhost:4711', 'http://localhost:4711'],
    ['127.0.0.1:4711', 'http://127.0.0.1:4711'],
    ['192.168.10.4', 'http://192.168.10.4'],
    ['10.0.0.1:80', 'http://10.0.0.1:80'],
    ['172.31.0.1', 'http://172.31.0.1'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['evil.example', 'http://localhost:3000'],
    ['localhost.evil.example', 'http://localhost:3000'],
    ['10.0.0.1.evil.example', 'http://localhost:3000'],
    ['172.32.0.1', 'http://localhost:3000'],
    ['localhost/@evil.example', 'http://localhost:3000'],
    ['', 'http://localhost:3000'],
  ])('without it, the host %j makes %s', (host, expected) => {
    expect(publicUrl(asked(host), { PUBLIC_URL: undefined, PORT: 3000 })).toBe(expected);
  });
});
