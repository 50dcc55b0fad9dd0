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
});
