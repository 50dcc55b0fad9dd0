import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { DeliveryLine } from '../schema.ts';
import { lackNames } from './counts-state.ts';

/** What left with a delivery and, once it was counted, what became of it. */
export function CountList({ lines, caption }: { lines: readonly DeliveryLine[]; caption: string }) {
  const t = useTexts('deliveries');
  const typeWords = useTypeWords();
  const words = useQuantityWords();
  return (
    <ul className="grid gap-2" aria-label={caption}>
      {lines.map((line) => {
        const lacking = lackNames.filter((name) => Number(line[name] ?? 0) > 0);
        return (
          <li key={line.orderItemId} className="grid gap-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="wrap-anywhere font-semibold">{typeWords(line.name)}</span>
              <span className="tabular-nums">
                {line.delivered !== null && lacking.length > 0
                  ? fill(t.deliveredOf, {
                      delivered: words(line.delivered, null),
                      quantity: words(line.quantity, line.unit),
                    })
                  : words(line.quantity, line.unit)}
              </span>
            </span>
            {lacking.map((name) => (
              <span key={name} className="text-sm text-warning">
                {t.counts[name]}: {words(line[name] ?? '0', line.unit)}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
