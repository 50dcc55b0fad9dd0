import { describe, expect, it } from 'vitest';
import { guessColumns, linesOfSheet, toSheet } from './csv-lines.ts';

const read = (cells: string[][]) => {
  const sheet = toSheet(cells);
  return linesOfSheet(sheet, guessColumns(sheet)).map(({ line }) => {
    const { productName, quantity, unit, specifications, estimatedBudget } = line;
    return [productName, quantity, unit, specifications, estimatedBudget];
  });
};

describe('a bill of quantities', () => {
  it('with a title, headings and sums', () => {
    expect(
      read([
        ['BILL NO. 2: SUBSTRUCTURE'],
        ['', ''],
        ['No', 'Item description', 'Unit', 'Qty', 'Amount (KES)', 'Remarks'],
        ['', 'CONCRETE WORKS', '', '', '', ''],
        ['A', 'Cement 50 kg', 'bag', '1,250', 'KSh 937,500.00', '32.5R'],
        ['B', 'Ballast', 'tonne', '40', '', ''],
        ['', 'Sub-total', '', '', '937,500', ''],
      ]),
    ).toEqual([
      ['Cement 50 kg', '1250', 'bag', '32.5R', '937500.00'],
      ['Ballast', '40', 'tonne', '', ''],
    ]);
  });

  it('whose lines are counted: a column of numbers or letters is never the product', () => {
    const head = ['Item', 'Description', 'Unit', 'Qty', 'Rate', 'Amount'];
    const rows = (counts: readonly string[]) => [
      head,
      [counts[0] ?? '', 'Cement 50 kg', 'bag', '1,200', '720', '864,000'],
      [counts[1] ?? '', 'Ballast', 'tonne', '40', '2,500', '100,000'],
      [counts[2] ?? '', 'Y12 bar', 'pc', '90', '', ''],
    ];
    const lines = [
      ['Cement 50 kg', '1200', 'bag', '', '864000'],
      ['Ballast', '40', 'tonne', '', '100000'],
      ['Y12 bar', '90', 'pc', '', ''],
    ];
    for (const counts of [
      ['1', '2', '3'],
      ['A', 'B', 'C'],
      ['1.1', '1.2', '2/1'],
      ['i', 'ii', 'iii'],
    ]) {
      expect(read(rows(counts)), counts.join()).toEqual(lines);
    }
    expect(
      read([
        ['Item', ...head.slice(2)],
        ['1', 'bag', '4', '', ''],
      ]),
    ).toEqual([]);
  });

  it('where the item is named and described', () => {
    const cells = [
      ['Code', 'Item', 'Description', 'Unit rate', 'Unit', 'Qty'],
      ['C-1', 'Cement', 'Portland 32.5', '720', 'bag', '4'],
    ];
    expect(read(cells)).toEqual([['Cement', '4', 'bag', 'Portland 32.5', '']]);
  });

  it('with Swahili names', () => {
    const cells = [
      ['Bidhaa', 'Idadi', 'Kipimo'],
      ['Simiti', '40', 'mfuko'],
    ];
    expect(read(cells)).toEqual([['Simiti', '40', 'mfuko', '', '']]);
  });

  it('without a head: names and figures tell', () => {
    const cells = [
      ['40', 'Cement'],
      ['2', 'Sand'],
    ];
    expect(toSheet(cells).head).toEqual(['1', '2']);
    expect(read(cells)).toEqual([
      ['Cement', '40', '', '', ''],
      ['Sand', '2', '', '', ''],
    ]);
  });

  it('with nothing in it has no lines', () => {
    expect(read([])).toEqual([]);
    expect(read([['', '']])).toEqual([]);
  });

  it('says what each line was read off', () => {
    const sheet = toSheet([
      ['Product', 'Qty'],
      ['Cement', '40'],
    ]);
    expect(linesOfSheet(sheet, guessColumns(sheet))[0]?.from).toBe('Cement · 40');
  });

  it('knows the units of a bill of quantities', () => {
    const units = ['No', 'Nr.', 'NOS', 'LM', 'SM', 'CM', 'cm', 'bags'];
    const sheet = toSheet([
      ['Item', 'Unit', 'Qty'],
      ...units.map((unit) => ['Y12 bars', unit, '90']),
    ]);
    const lines = linesOfSheet(sheet, guessColumns(sheet));
    expect(lines.map(({ line }) => line.unit)).toEqual([
      'piece',
      'piece',
      'piece',
      'metre',
      'm²',
      'm³',
      'cm',
      'bags',
    ]);
  });
});
