import { useEffect, useState } from 'react';
import { type ApiClient, ApiError, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { Product } from '../../catalogue/schema.ts';
import type { DraftLine, RfqDraft } from './draft.ts';
import type { RfqForm } from './use-rfq-form.ts';

/** So many products of a kept draft are looked after; the server leaves out what is gone in any case. */
const mostLooks = 20;

/** New lines of a kept draft name products by id that may have gone since. */
const productsOf = (lines: readonly DraftLine[]) => [
  ...new Set(lines.flatMap(({ id, productId }) => (id ? [] : (productId ?? [])))),
];

/** Those products of new lines that are no longer on the list. What cannot be read now is not said to be gone. */
export async function findGone(
  api: Pick<ApiClient, 'get'>,
  lines: readonly DraftLine[],
): Promise<ReadonlySet<string>> {
  const ids = productsOf(lines).slice(0, mostLooks);
  const gone = await Promise.all(ids.map((id) => isGone(api, id)));
  return new Set(ids.filter((_, place) => gone[place]));
}

async function isGone(api: Pick<ApiClient, 'get'>, id: string): Promise<boolean> {
  try {
    return !(await api.get<Product>(apiPath(['/api/products', id]))).isActive;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

/** The draft with these products asked for by their names alone. */
export const withoutProducts = (draft: RfqDraft, gone: ReadonlySet<string>): RfqDraft => ({
  ...draft,
  lines: draft.lines.map((line) =>
    line.productId !== null && !line.id && gone.has(line.productId)
      ? { ...line, productId: null }
      : line,
  ),
});

/** Names of products that a found draft asks for and that have gone; its lines ask by name from then on. */
export function useGoneProducts({ isFound, draft, replace }: RfqForm): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the draft was found
  useEffect(() => {
    if (!isFound) return;
    let isHere = true;
    void findGone(browserApi, draft.lines).then((gone) => {
      if (!isHere || gone.size === 0) return;
      const lines = draft.lines.filter(({ id, productId }) => !id && gone.has(productId ?? ''));
      setNames([...new Set(lines.map(({ productName }) => productName))]);
      replace((now) => withoutProducts(now, gone));
    });
    return () => {
      isHere = false;
    };
  }, [isFound]);
  return names;
}
