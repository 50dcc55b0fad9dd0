import { TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { fill, type Messages } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { AskedLine, RequestChange } from './changed-request.ts';

interface RequestChangesProps {
  changes: readonly RequestChange[];
  heading: Ref<HTMLHeadingElement>;
}

/** What the buyer changed since the form was opened. */
export function RequestChanges({ changes, heading }: RequestChangesProps) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  if (changes.length === 0) return null;
  const sentences = changes.map((change) =>
    wordsOf(change, t.changes, {
      product: ({ productName }) => typeWords(productName),
      quantity: ({ quantity, unit }) => words(quantity, unit),
    }),
  );
  return (
    <section className="grid gap-1 rounded-control bg-warning-soft px-3 py-2 text-warning">
      <h3 ref={heading} tabIndex={-1} className="flex gap-2 text-base">
        <TriangleAlert className="size-5 flex-none" aria-hidden="true" />
        {t.requestChanged}
      </h3>
      <ul className="list-disc pl-7">
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(
  change: RequestChange,
  t: Messages['quotations']['changes'],
  say: Readonly<Record<'product' | 'quantity', (line: AskedLine) => string>>,
): string {
  if (change.kind === 'other') return t.other;
  if (change.kind === 'terms') return t[change.field];
  const product = say.product(change.line);
  const quantity = say.quantity(change.line);
  if (change.kind === 'quantity') {
    return fill(t.quantity, { product, quantity, before: say.quantity(change.before) });
  }
  if (change.kind === 'removed' && change.unitPrice) {
    return fill(t.removedPriced, { product, price: change.unitPrice });
  }
  return fill(t[change.kind], { product, quantity });
}
