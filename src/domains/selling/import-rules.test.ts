import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detailsCell,
  guessColumns,
  harmlessCell,
  type ImportCells,
  type ImportRow,
  indexKnown,
  isRefused,
  type Known,
  matchOf,
  plainCell,
  readImportRow,
  repeatFinder,
} from './import-rules.ts';

const cement = '5f0c6a3e-8c1d-4f0e-9d51-0c8b5f1f2a11';
const categoryIdOf = (name: string) => (name.toLowerCase() === 'cement' ? cement : null);
const good: ImportCells = {
  name: 'Simba 32.5',
  price: '750',
  unit: '50 kg bag',
  category: 'Cement',
};
const read = (cells: ImportCells) => readImportRow({ ...good, ...cells }, categoryIdOf);
const row = (cells: ImportCells = {}) => {
  const result = read(cells);
  if (isRefused(result)) throw new Error(result.map(({ kind }) => kind).join());
  return result;
};

describe('columns', () => {
  it('are known by the contract’s names', () => {
    const names = [
      'name',
      'description',
      'price',
      'unit',
      'minOrderQuantity',
      'stockQuantity',
      'category',
      'brandName',
    ];
    expect(guessColumns(names)).toEqual(
      Object.fromEntries(names.map((name, index) => [name, index])),
    );
  });

  it('are guessed from what people write', () => {
    expect(
      guessColumns(['Item', 'Bei', 'Unit of measure', 'MOQ', 'Qty', 'Brand', 'Shelf']),
    ).toEqual({
      name: 0,
      price: 1,
      unit: 2,
      minOrderQuantity: 3,
      stockQuantity: 4,
      brandName: 5,
    });
    for (const heading of ['Cost', 'Selling price', 'Rate', 'BEI']) {
      expect(guessColumns(['Item', heading]), heading).toEqual({ name: 0, price: 1 });
    }
    for (const heading of ['Per', 'UoM', 'Kipimo']) {
      expect(guessColumns(['Item', heading]), heading).toEqual({ name: 0, unit: 1 });
    }
    // What it is sold for goes before what it cost.
    expect(guessColumns(['Cost', 'Selling price'])).toEqual({ price: 1 });
  });

  it('never mean one heading twice', () => {
    const headings = fc.array(
      fc.constantFrom('Name', 'name', 'Stock', 'quantity', 'Price', 'x', ''),
    );
    fc.assert(
      fc.property(headings, (names) => {
        const places = Object.values(guessColumns(names));
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});

describe('a row', () => {
  it('needs a name, a price, a unit and a category', () => {
    for (const column of ['name', 'price', 'unit', 'category'] as const) {
      expect(read({ [column]: ' \u200b' })).toEqual([{ column, kind: 'missing' }]);
    }
  });

  it.each([
    ['750', '750.00'],
    ['KSh 1,250.5', '1250.50'],
    ['1,250/=', '1250.00'],
    ['007.10', '7.10'],
    ['99,999,999.99', '99999999.99'],
  ])('reads the price %s', (text, price) => expect(row({ price: text }).price).toBe(price));

  it.each([
    ['0', 'notAnAmount'],
    ['-5', 'notAnAmount'],
    ['12,50', 'notAnAmount'],
    ['1.005', 'notAnAmount'],
    ['abc', 'notAnAmount'],
    ['1e3', 'notAnAmount'],
    ['100000000', 'tooLarge'],
  ])('refuses the price %s', (text, kind) =>
    expect(read({ price: text })).toEqual([{ column: 'price', kind }]),
  );

  it('reads whole quantities, and leaves out what the file does not say', () => {
    expect(row({ stockQuantity: '1,200', minOrderQuantity: '5.0' })).toMatchObject({
      stockQuantity: 1200,
      minOrderQuantity: 5,
    });
    expect(row({ stockQuantity: '0' }).stockQuantity).toBe(0);
    expect(row()).toMatchObject({ stockQuantity: null, minOrderQuantity: null, brandName: null });
    expect(read({ stockQuantity: '2.5' })).toEqual([{ column: 'stockQuantity', kind: 'notWhole' }]);
    expect(read({ minOrderQuantity: '0' })).toMatchObject([{ kind: 'notWhole' }]);
    expect(read({ stockQuantity: '100000001' })).toMatchObject([{ kind: 'tooLarge' }]);
  });

  it('names an unknown category, a text that is too long and an id that is none', () => {
    expect(read({ category: 'Cakes' })).toEqual([{ column: 'category', kind: 'unknownCategory' }]);
    expect(read({ name: 'x'.repeat(201) })).toEqual([{ column: 'name', kind: 'tooLong' }]);
    for (const name of ['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u001bb']) {
      expect(read({ name })).toEqual([{ column: 'name', kind: 'notOneLine' }]);
    }
    expect(row({ description: 'a\nb' }).description).toBe('a\nb');
    expect(read({ name: 'a\0b' })).toEqual([{ column: 'name', kind: 'unreadable' }]);
    expect(read({ id: '17' })).toEqual([{ column: 'id', kind: 'notYours' }]);
  });

  it('tells every mistake at once', () => {
    const cells = { name: ' ', price: 'free', category: 'Cakes', stockQuantity: 'some', unit: '' };
    expect(read(cells)).toEqual([
      { column: 'name', kind: 'missing' },
      { column: 'price', kind: 'notAnAmount' },
      { column: 'unit', kind: 'missing' },
      { column: 'stockQuantity', kind: 'notWhole' },
      { column: 'category', kind: 'unknownCategory' },
    ]);
  });

  it('says whether a product is listed, and its details', () => {
    expect(row({ status: 'Inactive' }).isActive).toBe(false);
    expect(row({ status: 'active' }).isActive).toBe(true);
    expect(row()).toMatchObject({ isActive: null, specifications: null });
    expect(read({ status: 'perhaps' })).toEqual([{ column: 'status', kind: 'unknownStatus' }]);
    expect(row({ details: 'Grade: 42.5\n Ratio : 1:2 ' }).specifications).toEqual({
      Grade: '42.5',
      Ratio: '1:2',
    });
    for (const details of ['no colon', 'a: ', 'a: 1\na: 2', '{"a":1}', '{']) {
      expect(read({ details })).toEqual([{ column: 'details', kind: 'badDetails' }]);
    }
  });

  it('has the details back that an export wrote', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 }).filter((one) => one.trim() !== '');
    const details = fc.dictionary(text, text, { minKeys: 1, maxKeys: 5 });
    fc.assert(
      fc.property(details, (some) => {
        const cell = harmlessCell(detailsCell(some));
        expect(row({ details: cell }).specifications).toEqual({ ...some });
      }),
    );
  });

  it('is read whatever its cells hold', () => {
    const cells = fc.record({
      name: fc.string({ unit: 'binary' }),
      price: fc.string(),
      unit: fc.string({ unit: 'binary' }),
      stockQuantity: fc.string(),
      category: fc.constantFrom('cement', 'x', ''),
    });
    fc.assert(fc.property(cells, (some) => void readImportRow(some, categoryIdOf)));
  });
});

describe('a cell', () => {
  const text = fc
    .tuple(fc.constantFrom('', "'", "''", '=', '+', '-', '@', '\t', '\r', "'="), fc.string())
    .map((parts) => parts.join(''));

  it.each(['=1+1', '+254', '-5', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1+1', '＋1', '－1', '＠a'])(
    '%j is made harmless',
    (cell) => {
      expect(harmlessCell(cell)).toBe(`'${cell}`);
    },
  );

  it('is never run by a spreadsheet, and comes back as it was', () => {
    fc.assert(
      fc.property(text, (cell) => {
        expect(harmlessCell(cell)).not.toMatch(/^[=+\-@\t\r]/);
        expect(plainCell(harmlessCell(cell))).toBe(cell);
      }),
    );
  });
});

describe('which product a row means', () => {
  const priced = { price: '750.00', productType: null, attributes: {} };
  const known = [
    { id: 'a', name: 'Simba 32.5', unit: '50 kg bag', brandName: 'Simba', ...priced },
    { id: 'b', name: 'Simba 32.5', unit: '50 kg bag', brandName: 'Other', ...priced },
    { id: 'c', name: 'Nails', unit: 'kg', brandName: null, ...priced },
  ];
  const match = (part: Partial<ImportRow>) => matchOf({ ...row(), ...part }, indexKnown(known));

  it('is told by its id before everything else', () => {
    expect(match({ id: 'c', name: 'Renamed' })).toBe(known[2]);
    expect(match({ id: 'd' })).toEqual({ column: 'id', kind: 'notYours' });
  });

  it('is told by name and unit, however they are spelled, and by the brand where it is named', () => {
    expect(match({ name: 'NAILS ', unit: 'Kg' })).toBe(known[2]);
    expect(match({ brandName: 'simba' })).toBe(known[0]);
    expect(match({})).toEqual({ column: 'name', kind: 'severalMatch' });
    expect(match({ brandName: 'Third' })).toBeNull();
  });

  it('is found among very many of one name without looking at each', () => {
    const twins = Array.from({ length: 20_000 }, (_, index) => ({
      ...{ id: String(index), name: 'Twin', unit: 'bag', ...priced },
      brandName: `Brand ${index}`,
    }));
    const index = indexKnown(twins);
    const matched = twins.map(({ brandName }) =>
      matchOf({ ...row(), name: 'Twin', unit: 'bag', brandName }, index),
    );
    expect(matched).toEqual(twins);
  });

  it('is told once: rows that mean the same are repeats', () => {
    const [simba, other, nails] = known.map((product) => product ?? null);
    const asked = (rows: [Partial<ImportRow>, Known | null][]) => {
      const isRepeat = repeatFinder();
      return rows.map(([part, product]) => isRepeat({ ...row(), ...part }, product));
    };
    const nail = { name: 'Nails', unit: 'kg' };
    expect(
      asked([
        [{ ...nail, id: 'c' }, nails ?? null],
        [nail, nails ?? null],
      ]),
    ).toEqual([false, true]);
    expect(
      asked([
        [{ name: 'New' }, null],
        [{ name: 'NEW ' }, null],
      ]),
    ).toEqual([false, true]);
    const branded = { name: 'New', brandName: 'Simba' };
    expect(
      asked([
        [branded, null],
        [{ name: 'New' }, null],
      ]),
    ).toEqual([false, true]);
    expect(
      asked([
        [branded, null],
        [{ ...branded, brandName: 'Third' }, null],
      ]),
    ).toEqual([false, false]);
    expect(
      asked([
        [{ id: 'a' }, simba ?? null],
        [{ id: 'b' }, other ?? null],
      ]),
    ).toEqual([false, false]);
    expect(
      asked([
        [{ ...nail, id: 'a' }, simba ?? null],
        [nail, nails ?? null],
      ]),
    ).toEqual([false, true]);
  });
});
