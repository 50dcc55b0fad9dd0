import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { common } from '../../messages/en/common.ts';

const file = (path: string) => readFileSync(`public${path}`);
const manifest: {
  name: string;
  icons: { src: string; sizes: string }[];
} = JSON.parse(file('/manifest.webmanifest').toString());

describe('what browsers and phones ask for by themselves', () => {
  it('is a manifest of the same name, whose icons have the sizes it says', async () => {
    expect(manifest.name).toBe(common.brand);
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(file(src)).metadata();
      expect(`${width}x${height} ${format}`, src).toBe(`${sizes} png`);
    }
  });

  it('is an icon for home screens without transparent corners', async () => {
    const { data, info } = await sharp(file('/apple-touch-icon.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(180);
    expect(data[3]).toBe(255);
  });

  it('is a favicon.ico with one picture of 32 pixels', async () => {
    const icon = file('/favicon.ico');
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32]);
    const { width } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
    expect(width).toBe(32);
  });
});
