import { expect, it } from 'vitest';
import type { Figure, FigureTerm } from '../../figure-schema.ts';
import { crosses, placeKnown } from './placing.ts';
import { Redaction } from './redaction.ts';

const redaction = new Redaction([], () => null);
redaction.rank(['Jiwe 24 Hardware', 'Nyota']);

const figure = (text: string, term: FigureTerm, ...suppliers: readonly string[]): Figure => ({
  text,
  how: suppliers.length > 1 ? 'difference' : 'sum',
  sources: suppliers.map((supplierName) => ({
    ...{ rfqId: 'r', quotationId: supplierName, supplierName, term, lines: [], lineCount: 0 },
  })),
});
const known = [
  figure('KSh 12,400', 'total', 'Jiwe 24 Hardware', 'Nyota'),
  figure('KSh 150,000', 'total', 'Jiwe 24 Hardware'),
  figure('KSh 162,400', 'total', 'Nyota'),
  figure('KSh 800.50 / bag', 'unitPrice', 'Jiwe 24 Hardware'),
  figure('3 days', 'deliveryTime', 'Jiwe 24 Hardware'),
  figure('3 days', 'deliveryTime', 'Nyota'),
  figure('2 of 3 lines', 'coverage', 'Nyota'),
  figure('4.16 of 5', 'score', 'Jiwe 24 Hardware'),
  figure('5 December 2026', 'validUntil', 'Nyota'),
];

/** "text <of whom>" of each figure that was found, the words around them left out. */
const found = (text: string) =>
  placeKnown(text, known, redaction).flatMap((word) =>
    typeof word === 'string'
      ? []
      : `${word.text} <${word.sources.map(({ supplierName }) => supplierName).join(', ')}>`,
  );

it.each([
  ['It is KSh 12,400 cheaper.', ['KSh 12,400 <Jiwe 24 Hardware, Nyota>']],
  ['It is 12400 shillings cheaper.', ['12400 <Jiwe 24 Hardware, Nyota>']],
  ['At KES 150,000 or 162,400.', ['KES 150,000 <Jiwe 24 Hardware>', '162,400 <Nyota>']],
  ['Each bag is 800.50.', ['800.50 <Jiwe 24 Hardware>']],
  ['[SUPPLIER_2] brings it in 3 days.', ['3 days <Nyota>']],
  ['[SUPPLIER_1] brings it in three days.', ['three days <Jiwe 24 Hardware>']],
  ['[SUPPLIER_2] ataleta kwa siku 3.', ['siku 3 <Nyota>']],
  ['[SUPPLIER_2] is next. It needs 3 days.', ['3 days <Nyota>']],
  ['Both deliver in 3 days.', []],
  [
    '[SUPPLIER_1] needs 3 days and [SUPPLIER_2] 3 days.',
    ['3 days <Jiwe 24 Hardware>', '3 days <Nyota>'],
  ],
  ['It covers 2 of 3 lines.', ['2 of 3 lines <Nyota>']],
  ['It covers two of the lines.', ['two of the lines <Nyota>']],
  ['It covers 2 out of 3 items.', ['2 out of 3 items <Nyota>']],
  ['Its score is 4.16 out of 5.', ['4.16 out of 5 <Jiwe 24 Hardware>']],
  ['Good until 5th Dec.', ['5th Dec <Nyota>']],
  ['Good until 5 December 2026.', ['5 December 2026 <Nyota>']],
  ['Good until 15 December.', []],
  ['3 suppliers, 24 mm, 12,401 bags, KSh 1,500,000.', []],
  ['[SUPPLIER_1] is best.', []],
])('in "%s"', (text, figures) => {
  expect(found(text)).toEqual(figures);
});

it('puts suppliers’ names back around them', () => {
  const words = placeKnown('[SUPPLIER_1] asks KSh 150,000.\nTake [SUPPLIER_1].', known, redaction);
  expect(words.map((word) => (typeof word === 'string' ? word : word.text)).join('')).toBe(
    'Jiwe 24 Hardware asks KSh 150,000.\nTake Jiwe 24 Hardware.',
  );
});

const times = [
  figure('KSh 91,000', 'total', 'Jiwe 24 Hardware'),
  figure('KSh 95,000', 'total', 'Nyota'),
  figure('3 days', 'deliveryTime', 'Jiwe 24 Hardware'),
  figure('5 days', 'deliveryTime', 'Nyota'),
  figure('2 days', 'deliveryTime', 'Jiwe 24 Hardware', 'Nyota'),
  figure('2 of 2 lines', 'coverage', 'Jiwe 24 Hardware'),
  figure('1 of 2 lines', 'coverage', 'Nyota'),
  figure('4.16 of 5', 'score', 'Jiwe 24 Hardware'),
];

it.each([
  ['[SUPPLIER_1] delivers in 3 days.', false],
  ['[SUPPLIER_1] needs three days, [SUPPLIER_2] five days.', false],
  ['[SUPPLIER_1] is 2 days before [SUPPLIER_2].', false],
  ['[SUPPLIER_1] is the fastest.', false],
  ['[SUPPLIER_2] covers 1 of 2 lines at KSh 95,000.', false],
  ['[SUPPLIER_1] asks 91 000 shillings.', false],
  ['[SUPPLIER_1] delivers in 5 days.', true],
  ['[SUPPLIER_1] delivers in five days.', true],
  ['[SUPPLIER_1] analeta kwa siku tano.', true],
  ['[SUPPLIER_1] five days, [SUPPLIER_2] three days.', true],
  ['[SUPPLIER_1] delivers in a week.', true],
  ['[SUPPLIER_1] is the slowest.', true],
  ['[SUPPLIER_1] is slower than [SUPPLIER_2].', true],
  ['[SUPPLIER_2] is the fastest.', true],
  ['[SUPPLIER_1] covers one of two lines.', true],
  ['[SUPPLIER_2] has a score of 4.16.', true],
  ['[SUPPLIER_1] asks ninety one thousand shillings.', true],
])('whether "%s" gives somebody what is another’s: %s', (text, isCrossed) => {
  expect(crosses(text, times, redaction)).toBe(isCrossed);
});
