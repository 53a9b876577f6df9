import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrSvg } from './qr.ts';

/** What a camera reads off a picture. */
async function readOff(svg: string, width: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')))
    .resize(width, width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test.each([
  `https://shop.example/sandbox-acquirer/${'0123456789abcdef'.repeat(2)}?view=phone`,
  't=20261122T1300&s=1600.00&fn=9999078900001234&i=512&fp=0123456789&n=1',
])('a telephone reads %s off its code', async (text) => {
  expect(await readOff(qrSvg(text, 'QR-код'), 400)).toBe(text);
});
