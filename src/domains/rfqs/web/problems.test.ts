import { expect, it } from 'vitest';
import { rfqs as english } from '../../../messages/en/rfqs.ts';
import { rfqs as swahili } from '../../../messages/sw/rfqs.ts';
import { createRfqSchema, limits, rfqWords } from '../schema.ts';
import { newLine } from './draft.ts';
import { checkDraft } from './problems.ts';

it('has words for every sentence of the schema', () => {
  expect(english.problems).toEqual({ ...rfqWords, other: '{message}' });
  expect(Object.keys(swahili.problems)).toEqual(Object.keys(english.problems));
  for (const [name, words] of Object.entries(swahili.problems)) {
    expect(words, name).not.toBe(rfqWords[name as keyof typeof rfqWords]);
  }
});

it('a draft’s faults are told in the reader’s words, whichever sentence it is', () => {
  const draft = {
    title: 'x'.repeat(limits.title + 1),
    description: '',
    deliveryLocation: 'x'.repeat(limits.deliveryLocation + 1),
    deliveryCounty: '',
    deliveryDate: '',
    closesAt: '',
    verifiedOnly: false,
    suppliers: null,
    lines: [
      newLine({
        productName: 'x'.repeat(limits.productName + 1),
        quantity: '0',
        unit: 'x'.repeat(limits.unit + 1),
        specifications: 'x'.repeat(limits.specifications + 1),
        estimatedBudget: 'much',
      }),
    ],
  };
  const told = Object.values(checkDraft(draft, swahili.problems, false));
  expect(told).toHaveLength(8);
  const words: readonly string[] = Object.values(swahili.problems);
  expect(told.filter((sentence) => !words.includes(sentence))).toEqual([]);
});

it('has a translation for everything that the schema says of what a form can hold', () => {
  const long = 'x'.repeat(10_001);
  const line = { productName: long, quantity: 0, unit: long, specifications: long };
  const bodies = [
    { title: ' ', description: '', items: [{ ...line, productName: '', estimatedBudget: '-1' }] },
    {
      title: long,
      description: long,
      deliveryLocation: long,
      deliveryCounty: 'Atlantis',
      deliveryDate: 'soon',
      closesAt: long,
      items: [line],
    },
  ];
  const said = bodies.flatMap((body) =>
    (createRfqSchema.safeParse(body).error?.issues ?? []).map(({ message }) => message),
  );
  expect(said.length).toBeGreaterThanOrEqual(12);
  const known: readonly string[] = Object.values(rfqWords);
  expect(said.filter((message) => !known.includes(message))).toEqual([]);
});
