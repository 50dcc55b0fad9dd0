import { useCallback } from 'react';
import { useTypeWords } from '../../../../ui/product-words.ts';
import type { ComparisonLine } from '../../comparison-schema.ts';

/** Names lines that ask for a product type in the reader's language, wherever the comparison says them. */
export function useNamedLines() {
  const typeWords = useTypeWords();
  return useCallback(
    (lines: readonly ComparisonLine[]) =>
      lines.map((line) => {
        const productName = typeWords(line.rfqItem.productName);
        return { ...line, rfqItem: { ...line.rfqItem, productName } };
      }),
    [typeWords],
  );
}
