import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxImportLines, maxImportRows } from '../../import-rules.ts';
import { readCsv } from './csv.ts';

const head = 'name,price,unit,category';
const row = 'Simba,750,bag,cement';
const file = (lines: readonly string[]) => [head, ...lines].join('\n');
const said = (message: string) => ({ message });
const tooMany = 'A file can have at most 10,000 rows';

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
    expect(parse).not.toHaveBeenCalled();
    expect(() => readCsv(file(Array(maxImportLines + 1).fill('')))).toThrow(tooMany);
  });

  it('refuses very many columns', () => {
    const more = (count: number) => `${head}${',x'.repeat(count)}\n${row}`;
    expect(readCsv(more(96))).toHaveLength(1);
    expect(() => readCsv(more(97))).toThrow('A file can have at most 100 columns');
    const parse = vi.spyOn(Papa, 'parse');
    expect(() => readCsv(','.repeat(4_000_000))).toThrow('A file can have at most 100 columns');
    expect(parse).not.toHaveBeenCalled();
  });

  it('knows what separates by the headings, whatever else stands in the cells', () => {
    const cells = (text: string) => readCsv(text).map((read) => read.cells);
    const simba = { name: 'Simba, 50 kg', price: '1,250', unit: 'bag;s', category: 'cement' };
    expect(cells(`${head}\n"Simba, 50 kg","1,250",bag;s,cement`)).toEqual([simba]);
    expect(cells('Name;Price;Unit;Category\nSimba, 50 kg;1,250;"bag;s" ;cement')).toEqual([simba]);
    expect(cells('Name\tPrice\tUnit\tCategory\nSimba, 50 kg\t1,250\tbag;s\tcement')).toEqual([
      simba,
    ]);
  });

  it('reads quoted cells with line breaks and doubled quotation marks', () => {
    const [read] = readCsv(`${head},description\n"6"" nail",5,kg,cement,"two\nlines, ""so"""\n`);
    expect(read?.cells).toMatchObject({ name: '6" nail', description: 'two\nlines, "so"' });
  });

  it('refuses a cell without an end before it is parsed', () => {
    const parse = vi.spyOn(Papa, 'parse');
    const open = `${head}\nSimba,1,bag,cement\n`;
    const sentence = 'A cell in line 3 is too long, or a quotation mark is not closed';
    expect(() => readCsv(open + '"a'.repeat(2_000_000))).toThrow(
      expect.objectContaining(said(sentence)),
    );
    expect(() => readCsv(`${open}"${'a'.repeat(30_000)}`)).toThrow(
      expect.objectContaining(said(sentence)),
    );
    expect(parse).not.toHaveBeenCalled();
  });
});
