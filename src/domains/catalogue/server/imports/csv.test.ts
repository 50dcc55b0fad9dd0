import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxImportLines, maxImportRows } from '../../import-rules.ts';
import { readCsv } from './csv.ts';

const head = 'name,price,unit,category';
const row = 'Simba,750,bag,cement';
const file = (lines: readonly string[]) => [head, ...lines].join('\n');
const tooMany = 'A file holds at most 10,000 rows';

describe('readCsv', () => {
  afterEach(() => vi.restoreAllMocks());

  it('takes so many rows, and passes empty lines over', () => {
    const rows = Array(maxImportRows - 1).fill(row);
    const read = readCsv(file([row, '', ',,,', ...rows, '', '']));
    expect(read).toHaveLength(maxImportRows);
    expect(read[1]?.row).toBe(5);
    expect(() => readCsv(file([row, row, ...rows]))).toThrow(tooMany);
  });

  it('does not read to its end what is far too long', () => {
    const parse = vi.spyOn(Papa, 'parse');
    expect(() => readCsv(file(Array(5 * maxImportRows).fill(row)))).toThrow(tooMany);
    const parsed = parse.mock.results.map(
      ({ value }) => (value as { data: unknown[] }).data.length,
    );
    expect(parsed).toEqual([maxImportLines + 2]);
    expect(() => readCsv(file(Array(maxImportLines + 1).fill('')))).toThrow(tooMany);
  });

  it('refuses very many columns', () => {
    const more = (count: number) => `${head}${',x'.repeat(count)}\n${row}`;
    expect(readCsv(more(96))).toHaveLength(1);
    expect(() => readCsv(more(97))).toThrow('A file has at most 100 columns');
  });
});
