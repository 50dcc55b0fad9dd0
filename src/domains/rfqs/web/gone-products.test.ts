import { expect, it } from 'vitest';
import { ApiError } from '../../../ui/data/api-client.ts';
import { emptyDraft, newLine } from './draft.ts';
import { findGone, withoutProducts } from './gone-products.ts';

const line = (productId: string | null, more = {}) =>
  newLine({ productId, productName: `Cement ${productId}`, quantity: '2', ...more });

/** A shop where p1 alone is still on the list. */
const asked: unknown[] = [];
const api = {
  async write<T>(_method: string, _path: string, body?: unknown): Promise<T> {
    asked.push(body);
    return ['p1'] as T;
  },
};

it('finds the products of a kept draft that have gone, and asks for them by name', async () => {
  const stored = { ...line('p3'), id: '00000000-0000-4000-8000-000000000001' };
  const lines = [line('p1'), line('p2'), line('p2'), line('p4'), line(null), stored];
  const gone = await findGone(api, lines);
  expect(gone).toEqual(new Set(['p2', 'p4']));
  // At once, and each by itself.
  expect(asked).toEqual([{ ids: ['p1', 'p2', 'p4'] }]);
  const after = withoutProducts({ ...emptyDraft, lines }, gone);
  expect(after.lines.map(({ productId }) => productId)).toEqual([
    'p1',
    null,
    null,
    null,
    null,
    // A stored line keeps what it was about.
    'p3',
  ]);
  expect(after.lines.map(({ productName }) => productName)).toEqual(
    lines.map(({ productName }) => productName),
  );
});

it('asks nothing for lines without products, and takes no failure for an answer', async () => {
  asked.length = 0;
  expect(await findGone(api, [line(null)])).toEqual(new Set());
  expect(asked).toEqual([]);
  const failing = {
    write: () => Promise.reject(new ApiError(503, '', 'Unavailable')),
  };
  expect(await findGone(failing, [line('p1')])).toEqual(new Set());
});
