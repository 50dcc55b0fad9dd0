import { type ReactNode, useState } from 'react';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { priceDoubt } from '../../price-rules.ts';
import { readPriced } from './api.ts';
import type { AskedPrice } from './price-edits.ts';
import type { PriceQuestionProps } from './price-question.tsx';

const priceQuestion = lazyPart<PriceQuestionProps>(
  async () => (await import('./price-question.tsx')).PriceQuestion,
  ['prices'],
);

interface Asking extends AskedPrice {
  readonly answer: (isMeant: boolean) => void;
}

/** Asks about one new price, by the rule of the whole list, before it is saved. */
export function useOnePrice(): {
  /**
   * Whether a product may get this price: it is not odd, or is meant.
   *
   * @throws ApiError and what a missing connection throws
   */
  isMeant: (productId: string, price: string) => Promise<boolean>;
  question: ReactNode;
} {
  const [asking, setAsking] = useState<Asking | null>(null);
  const answer = (isMeant: boolean) => {
    setAsking(null);
    asking?.answer(isMeant);
  };
  const Question = priceQuestion.usePart(asking !== null, () => answer(false));
  return {
    async isMeant(productId, price) {
      const product = await readPriced(browserApi, productId);
      const doubt = product && priceDoubt(product.price, price, product.countyMedian);
      if (!product || !doubt) return true;
      return new Promise((resolve) => setAsking({ product, price, doubt, answer: resolve }));
    },
    question: asking && Question && (
      <Question asked={[asking]} onBack={() => answer(false)} onSave={() => answer(true)} />
    ),
  };
}
