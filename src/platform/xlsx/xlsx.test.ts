import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { csvToXlsx, longestTable } from './xlsx.ts';

it('a table that never ends is read no further than a workbook can be made of', async () => {
  let read = 0;
  function* rows() {
    for (const row = 'x'.repeat(1_000_000); ; read += row.length) yield row;
  }
  await expect(csvToXlsx(Readable.from(rows()))).rejects.toMatchObject({ code: 'overloaded' });
  expect(read).toBeLessThan(longestTable + 30_000_000);
});
