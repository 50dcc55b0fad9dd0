import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../csv.ts';
import { workbookOf } from './workbook.ts';

const read = async (rows: unknown[][]) =>
  await readSheet(Buffer.from(await workbookOf(csvFile(rows))));

describe('a table as a workbook', () => {
  it('has numbers as numbers, and text that only looks like one as it is', async () => {
    const heads = ['Number', 'Total', 'Phone', 'Account', 'Bags', 'Note'];
    const row = [
      'LPO-000031',
      '1240.50',
      '0712345678',
      '01234567890123',
      '45',
      'Two\nlines; "quoted"',
    ];
    expect(await read([heads, row])).toEqual([
      heads,
      ['LPO-000031', 1240.5, '0712345678', '01234567890123', 45, 'Two\nlines; "quoted"'],
    ]);
  });

  it('keeps a text that begins as a formula as the text it is', async () => {
    const row = ['=HYPERLINK("https://x.example")', '-3 mm', '@ibrahim', '-12.5'];
    const sheet = await read([['a', 'b', 'c', 'd'], row]);
    expect(sheet[1]).toEqual(['=HYPERLINK("https://x.example")', '-3 mm', '@ibrahim', -12.5]);
  });

  it('has the columns of the table, whatever its texts have in them, and no text that is too long', async () => {
    const rows = [['Names; all'], ['Jirani; Mjengo'], ['x'.repeat(40_000)]];
    expect(await read(rows)).toEqual([...rows.slice(0, 2), ['x'.repeat(32_767)]]);
  });

  it('is a sheet with its head where nothing is in it', async () => {
    expect(await read([['Number', 'Total']])).toEqual([['Number', 'Total']]);
  });
});
