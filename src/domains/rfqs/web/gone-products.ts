import { useEffect, useState } from 'react';
import { type ApiClient, browserApi } from '../../../ui/data/api-client.ts';
import { readKnownProducts } from './api.ts';
import type { DraftLine, RfqDraft } from './draft.ts';
import type { RfqForm } from './use-rfq-form.ts';

/** New lines of a kept draft name products by id that may have gone since. */
const productsOf = (lines: readonly DraftLine[]) => [
  ...new Set(lines.flatMap(({ id, productId }) => (id ? [] : (productId ?? [])))),
];

/** Those products of new lines that are no longer on the list. What cannot be read now is not said to be gone. */
export async function findGone(
  api: Pick<ApiClient, 'write'>,
  lines: readonly DraftLine[],
): Promise<ReadonlySet<string>> {
  const ids = productsOf(lines);
  if (ids.length === 0) return new Set();
  try {
    const known = await readKnownProducts(api, ids);
    return new Set(ids.filter((id) => !known.has(id.toLowerCase())));
  } catch {
    return new Set();
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
