import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countWords, fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { Difference, Side } from './changed-rfq.ts';
import type { DraftLine } from './draft.ts';
import type { RfqForm } from './use-rfq-form.ts';

const shownAtFirst = 10;

/** Where the request was changed while this edit was written: what it says now, and what was entered. */
export function RfqDifferences({ form }: { form: RfqForm }) {
  const t = useTexts('rfqs');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { differences } = form;
  const labelOf = useLabels();
  const wordsOf = useSideWords();
  const isAny = differences.length > 0;
  useEffect(() => {
    // What was pressed went with the form that it was in: who pressed it goes on here.
    if (isAny && document.activeElement === document.body) heading.current?.focus();
  }, [isAny]);
  if (!isAny) return null;
  const shown = isWhole ? differences : differences.slice(0, shownAtFirst);
  return (
    <section className="grid grid-cols-1 gap-4 rounded-control bg-warning-soft p-3 sm:p-4">
      <div className="grid gap-1 text-warning">
        <h2 ref={heading} tabIndex={-1} className="flex gap-2 text-lg">
          <TriangleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {t.changed.heading}
        </h2>
        <p>{t.changed.text}</p>
      </div>
      {shown.map((difference) => (
        <RadioGroup
          key={difference.key}
          name={`difference-${difference.key}`}
          legend={<span className="wrap-anywhere">{labelOf(difference)}</span>}
          value={difference.choice}
          onChange={(side) => form.choose(difference, side as Side)}
          options={(['theirs', 'mine'] as const).map((side) => ({
            value: side,
            label: t.changed[side],
            description: <span className="wrap-anywhere">{wordsOf(difference, side)}</span>,
          }))}
        />
      ))}
      {shown.length < differences.length && (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {countWords(t.changed.more, differences.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

/** What a difference is about: a field, or a line by its material. */
function useLabels() {
  const t = useTexts('rfqs');
  return (difference: Difference) =>
    difference.kind === 'field'
      ? t[difference.field]
      : (difference.theirs ?? difference.mine)?.productName || t.productName;
}

function useSideWords() {
  const t = useTexts('rfqs');
  const language = useLanguage();
  const quantity = useQuantityWords();
  const amountWords = ({ quantity: typed, unit }: DraftLine) => {
    const count = plainNumber(typed);
    const isNumber = count !== '' && Number.isFinite(Number(count));
    return isNumber ? quantity(count, unit || null) : `${typed} ${unit}`.trim();
  };
  const lineWords = (line: DraftLine) =>
    [
      amountWords(line),
      line.loadTonnes && fill(t.loadOf, { tonnes: line.loadTonnes }),
      line.specifications,
      line.estimatedBudget && fill(t.changed.budget, { amount: line.estimatedBudget }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (difference: Difference, side: Side): string => {
    if (difference.kind === 'line') {
      const line = difference[side];
      return line ? lineWords(line) : t.changed.notAsked;
    }
    const value = difference[side];
    if (typeof value === 'boolean') return value ? t.changed.yes : t.changed.no;
    if (value === '') return t.notSpecified;
    const isDay = difference.field === 'deliveryDate' || difference.field === 'closesAt';
    return isDay ? formatDate(value, language) : value;
  };
}
