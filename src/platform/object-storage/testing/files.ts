import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Files that people send, and files that attackers do. */

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04a2c' } });

export const pngFile = (width = 40, height = 20) => picture(width, height).png().toBuffer();

/** As a phone takes it: turned by a flag, with the camera and the place. */
export const phonePhoto = () =>
  picture(60, 30)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Tecno', Software: 'secret-software' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const pdfFile = () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export const script = '<script>alert(document.cookie)</script>';
const page = Buffer.from(`<!doctype html><html>${script}</html>`);

/** A picture that is a web page as well. */
export const picturePolyglot = async () => Buffer.concat([await pngFile(), page]);

/** Files that begin like something they are not. */
export const pretenders: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a web page': () => page,
  'an SVG': () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  'a GIF that is a script': () => Buffer.from('GIF89a=1;alert(1)//'),
  'a program': () => Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'),
  'the head of a PNG with a page behind': async () =>
    Buffer.concat([(await pngFile()).subarray(0, 33), page]),
  'a picture cut in half': async () => {
    const whole = await pngFile(400, 400);
    return whole.subarray(0, Math.floor(whole.length / 2));
  },
  'a PDF cut in half': () => pdfFile().subarray(0, 30),
  'nothing at all': () => Buffer.alloc(0),
};

/** A few hundred bytes that say they are four hundred million pixels, or as many as is said. */
export async function decompressionBomb(width = 20_000, height = 20_000): Promise<Buffer> {
  const bomb = await pngFile();
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

export const avifFile = (width = 40, height = 20) =>
  picture(width, height).avif({ effort: 0 }).toBuffer();

/** As an iPhone keeps its photos: the same container as AVIF, another code within. */
export const heicFile = async () => {
  const file = await avifFile();
  file.write('heic', 8, 'latin1');
  return file;
};
