import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The square in the drawing behind everything else, without its round corners: systems round by themselves. */
const ground = '#8f3a20';
/** Of a maskable icon's width; what lies outside may be cut away. */
const maskableShare = 0.72;

/** Makes the icons that browsers and phones ask for from `favicon.svg` of the folder, into the folder. */
export async function makeIcons(sharp, folder) {
  const drawing = readFileSync(path.join(folder, 'favicon.svg'));
  const drawn = (size) => sharp(drawing, { density: (72 * size) / 64 }).resize(size, size);
  const filled = async (size, share) => {
    const inner = Math.round(size * share);
    const edge = Math.floor((size - inner) / 2);
    return sharp(await drawn(inner).flatten({ background: ground }).png().toBuffer()).extend({
      top: edge,
      left: edge,
      bottom: size - inner - edge,
      right: size - inner - edge,
      background: ground,
    });
  };
  const save = async (name, image) =>
    image.png({ palette: true, compressionLevel: 9 }).toFile(path.join(folder, name));
  await save('icon-192.png', drawn(192));
  await save('icon-512.png', drawn(512));
  await save('icon-512-maskable.png', await filled(512, maskableShare));
  await save('apple-touch-icon.png', await filled(180, 1));
  writeFileSync(path.join(folder, 'favicon.ico'), icoOf(await drawn(32).png().toBuffer(), 32));
}

/** An ICO file of one picture, which may be a PNG: a directory of one entry before it. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
