import { expect, it } from 'vitest';
import { refusals as swahili } from '../../../messages/sw/refusals.ts';
import { limits } from '../schema.ts';
import { newLine } from './draft.ts';
import { checkDraft } from './problems.ts';

it('a draft’s faults are told in the reader’s words, whichever sentence it is', () => {
  const draft = {
    title: 'x'.repeat(limits.title + 1),
    description: '',
    deliveryLocation: 'x'.repeat(limits.deliveryLocation + 1),
    deliveryCounty: '',
    deliveryDate: '',
    closesAt: '',
    verifiedOnly: false,
    projectId: '',
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
  const told = Object.values(checkDraft(draft, swahili, false));
  expect(told).toHaveLength(8);
  const words = Object.values(swahili).map((text) => text.split('{')[0] ?? text);
  expect(told.filter((sentence) => !words.some((word) => sentence?.startsWith(word)))).toEqual([]);
});
