import { expect, it } from 'vitest';
import { deliveryShare } from './delivery-share-rules.ts';

it('a delivery of KSh 8,500 for two bags is large, and said as it is paid', () => {
  expect(deliveryShare(850_000n, 990_000n, true)).toEqual({
    cost: 850_000n,
    percent: 86,
    isLarge: true,
  });
  // VAT is added to goods and delivery alike.
  expect(deliveryShare(850_000n, 1_148_400n, false)).toEqual({
    cost: 986_000n,
    percent: 86,
    isLarge: true,
  });
  expect(deliveryShare(100_000n, 7_000_000n, true)).toMatchObject({ percent: 1, isLarge: false });
  expect(deliveryShare(0n, 7_000_000n, true)).toBeNull();
});
