import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { OddPrice } from '../../price-rules.ts';
import type { AskedPrice } from './price-edits.ts';
import type { PriceQuestionProps } from './price-question.tsx';

const priceQuestion = lazyPart<PriceQuestionProps>(
  async () => (await import('./price-question.tsx')).PriceQuestion,
  ['prices'],
);

interface Asking extends AskedPrice {
  readonly answer: (isMeant: boolean) => void;
}

type Confirmed = { readonly isPriceConfirmed: boolean };

/**
 * Sends a product's price; where the server finds it odd, asks, and sends it again as meant.
 *
 * @returns what was answered; null where the price is not meant
 * @throws whatever `send` throws of other things
 */
export type SendPrice = <T>(
  product: Pick<AskedPrice, 'name' | 'before' | 'price'>,
  send: (confirmed: Confirmed) => Promise<T>,
) => Promise<T | null>;

export function useOddPrice(): { readonly sendPrice: SendPrice; readonly question: ReactNode } {
  const [asking, setAsking] = useState<Asking | null>(null);
  const answer = (isMeant: boolean) => {
    setAsking(null);
    asking?.answer(isMeant);
  };
  const Question = priceQuestion.usePart(asking !== null, () => answer(false));
  const isMeant = (asked: AskedPrice) =>
    new Promise<boolean>((resolve) => setAsking({ ...asked, answer: resolve }));
  return {
    async sendPrice(product, send) {
      try {
        return await send({ isPriceConfirmed: false });
      } catch (error) {
        const odd = oddPriceOf(error);
        if (!odd) throw error;
        return (await isMeant({ id: '', ...product, odd }))
          ? send({ isPriceConfirmed: true })
          : null;
      }
    },
    question: asking && Question && (
      <Question asked={[asking]} onBack={() => answer(false)} onSave={() => answer(true)} />
    ),
  };
}

function oddPriceOf(error: unknown): OddPrice | null {
  const { doubt, compared } = error instanceof ApiError ? error.details : {};
  const isOdd = doubt === 'farBelowMedian' || doubt === 'largeShift';
  return isOdd ? { doubt, compared: String(compared) } : null;
}
