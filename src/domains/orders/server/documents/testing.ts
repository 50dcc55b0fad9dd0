import { inflateSync } from 'node:zlib';

/** Pages of a PDF are streams; what they inflate to draws the text. Their data may end with a \r. */
function drawings(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap((match) => {
    try {
      const text = inflateSync(Buffer.from(match[1] ?? '', 'latin1')).toString('latin1');
      return text.includes('BT') ? [text] : [];
    } catch {
      // A font is a stream as well, and need not inflate.
      return [];
    }
  });
}
export const pagesOf = (pdf: Buffer) => drawings(pdf).length;

/** How far from the left edge the texts of a PDF begin, in points. */
export const placesOf = (pdf: Buffer): number[] =>
  drawings(pdf).flatMap((text) =>
    [...text.matchAll(/1 0 0 1 (\d+(?:\.\d+)?) \S+ Tm/g)].map(([, place]) => Number(place)),
  );
