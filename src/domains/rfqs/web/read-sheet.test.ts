import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

describe('a file with a bill of quantities', () => {
  it('is read as older and newer spreadsheets save it', async () => {
    const list = 'Product;Qty\nMabati – 30 G;12\n';
    const windows = Uint8Array.from(list, (letter) =>
      letter === '–' ? 0x96 : letter.charCodeAt(0),
    );
    for (const part of [list, windows]) {
      const { head, rows } = await readSheet(new Blob([part]));
      expect([head, rows]).toEqual([['Product', 'Qty'], [['Mabati – 30 G', '12']]]);
    }
  });

  it('is refused where it is no text', async () => {
    for (const other of ['PK\u0003\u0004', '%PDF-1.7', 'MZ\0']) {
      await expect(readSheet(new Blob([other]))).rejects.toThrow();
    }
  });
});
