import { CircleAlert, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { countWords, fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { differenceWords } from '../../difference-text-rules.ts';

interface WhatDiffersProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
}

const namedAtMost = 3;

/** What tells the best ways apart, and which offers are not what was asked for. */
export function WhatDiffers({ comparison, names }: WhatDiffersProps) {
  const t = useTexts('comparison');
  const elsewhere = linesElsewhere(comparison);
  const open = comparison.quotations.filter(({ openSubstitutes }) => openSubstitutes.length > 0);
  if (elsewhere.length === 0 && open.length === 0) return null;
  return (
    <Card as="section" className="grid gap-3 p-4" aria-labelledby="what-differs">
      <h3 id="what-differs" className="text-base">
        {t.whatDiffers}
      </h3>
      {elsewhere.length > 0 && (
        <Point icon={<Split aria-hidden="true" />}>
          <span>
            {fill(elsewhere.length === 1 ? t.oneElsewhere : t.manyElsewhere, {
              count: elsewhere.length,
              lines: listed(elsewhere, t.andMore),
            })}
          </span>
        </Point>
      )}
      {open.slice(0, namedAtMost).map((quotation) => (
        <Point
          key={quotation.quotationId}
          icon={<CircleAlert className="text-warning" aria-hidden="true" />}
        >
          <span className="font-semibold">{names.get(quotation.quotationId)}</span>
          <OpenSubstitutes comparison={comparison} quotation={quotation} />
        </Point>
      ))}
      {open.length > namedAtMost && (
        <p className="text-ink-muted text-sm">
          {fill(t.moreDiffer, { count: open.length - namedAtMost })}
        </p>
      )}
    </Card>
  );
}

/** Names, and how many more there are. */
export const listed = (names: readonly string[], andMore: string) =>
  names.length > namedAtMost
    ? fill(andMore, {
        names: names.slice(0, namedAtMost).join(', '),
        count: names.length - namedAtMost,
      })
    : names.join(', ');

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:flex-none">
      {icon}
      <div className="grid min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

/** The lines that a quotation answers with something else, and what differs in each. */
export function OpenSubstitutes({
  comparison: { lines },
  quotation: { quotationId, openSubstitutes },
}: {
  comparison: Pick<ComparisonAnswer, 'lines'>;
  quotation: ComparisonAnswer['quotations'][number];
}) {
  const t = useTexts('comparison');
  const texts = useTexts('substitutes');
  if (openSubstitutes.length === 0) return null;
  const open = new Set(openSubstitutes);
  const found = lines.filter(({ rfqItem }) => open.has(rfqItem.id));
  return (
    <ul className="grid text-sm">
      {found.slice(0, namedAtMost).map(({ rfqItem, offers }) => {
        const offer = offers.find((one) => one.quotationId === quotationId);
        const differing = offer && differenceWords(offer.differences, texts);
        return (
          <li key={rfqItem.id} className="wrap-anywhere">
            {differing ? `${rfqItem.productName}: ${differing}` : rfqItem.productName}
          </li>
        );
      })}
      {open.size > namedAtMost && (
        <li className="text-ink-muted">{countWords(t.moreLines, open.size - namedAtMost)}</li>
      )}
    </ul>
  );
}

/** Names of the lines that the best split gives to others than the best single supplier. */
function linesElsewhere({ bestSingle, bestSplit, lines }: ComparisonAnswer): string[] {
  if (!bestSingle || !bestSplit) return [];
  const away = new Set(
    bestSplit.choices.flatMap(({ rfqItemId, quotationId }) =>
      quotationId === bestSingle.quotationId ? [] : rfqItemId,
    ),
  );
  return lines.flatMap(({ rfqItem }) => (away.has(rfqItem.id) ? [rfqItem.productName] : []));
}
