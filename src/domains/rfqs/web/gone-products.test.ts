import { expect, it } from 'vitest';
import { ApiError } from '../../../ui/data/api-client.ts';
import { emptyDraft, newLine } from './draft.ts';
import { findGone, withoutProducts } from './gone-products.ts';

const line = (productId: string | null, more = {}) =>
  newLine({ productId, productName: `Cement ${productId}`, quantity: '2', ...more });

/** A shop where p1 is on the list, p2 was taken off it, p3 is unknown, and p4 cannot be read now. */
const asked: string[] = [];
const api = {
  async get<T>(path: string): Promise<T> {
    asked.push(path);
    if (path.endsWith('p3')) throw new ApiError(404, '{"message":"Product not found."}', '');
    if (path.endsWith('p4')) throw new ApiError(503, '', 'Unavailable');
    return { isActive: !path.endsWith('p2') } as T;
  },
};

it('finds the products of a kept draft that have gone, and asks for them by name', async () => {
  const stored = { ...line('p3'), id: '00000000-0000-4000-8000-000000000001' };
  const lines = [line('p1'), line('p2'), line('p3'), line('p3'), line('p4'), line(null), stored];
  const gone = await findGone(api, lines);
  expect(gone).toEqual(new Set(['p2', 'p3']));
  expect(asked).toHaveLength(4);
  const after = withoutProducts({ ...emptyDraft, lines }, gone);
  expect(after.lines.map(({ productId }) => productId)).toEqual([
    'p1',
    null,
    null,
    null,
    'p4',
    null,
    // A stored line keeps what it was about.
    'p3',
  ]);
  expect(after.lines.map(({ productName }) => productName)).toEqual(
    lines.map(({ productName }) => productName),
  );
});

it('looks after a few products, however many lines a draft has', async () => {
  asked.length = 0;
  await findGone(
    api,
    Array.from({ length: 500 }, (_, n) => line(`q${n}`)),
  );
  expect(asked).toHaveLength(20);
});
