import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCsv, isPlainText } from './csv-text.ts';

const list = 'name,price\nMabati ya Ñandú – 30 G,1250\n';

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const units = new DataView(new ArrayBuffer(2 + 2 * text.length));
  units.setUint16(0, 0xfeff, isLittleEndian);
  for (let at = 0; at < text.length; at += 1) {
    units.setUint16(2 + 2 * at, text.charCodeAt(at), isLittleEndian);
  }
  return new Uint8Array(units.buffer);
}

describe('decodeCsv', () => {
  it('reads what spreadsheets save as UTF-8, with or without a mark, and as Unicode text', () => {
    for (const bytes of [
      new TextEncoder().encode(list),
      new TextEncoder().encode(`\uFEFF${list}`),
      utf16(list, true),
      utf16(list, false),
    ]) {
      expect(decodeCsv(bytes)).toBe(list);
    }
  });

  it('reads what older spreadsheets on Windows save', () => {
    expect(decodeCsv(Uint8Array.from([0x96, 0x20, 0xd1]))).toBe('– Ñ');
  });

  it('reads any bytes, also where they only begin like UTF-16', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.boolean(), (bytes, isMarked) => {
        const marked = isMarked ? Uint8Array.from([0xff, 0xfe, ...bytes]) : bytes;
        expect(typeof decodeCsv(marked)).toBe('string');
      }),
    );
  });
});

it('tells a list from a spreadsheet’s own format, a PDF and a picture', () => {
  expect(isPlainText(list)).toBe(true);
  for (const other of ['PK\u0003\u0004[Content_Types].xml', '%PDF-1.7\n', '\u0089PNG\0']) {
    expect(isPlainText(other)).toBe(false);
  }
});
