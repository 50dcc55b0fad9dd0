import { countWords, fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { differenceWords } from '../../difference-text-rules.ts';
import type { BoughtLine } from './bought.ts';
import { useWholeWords } from './whole-units.ts';

const shownFirst = 8;

/** What is bought of one supplier: what is not as it was asked for first, and marked. */
export function BoughtLines({ lines, more }: { lines: readonly BoughtLine[]; more: number }) {
  const t = useTexts('comparison');
  const [substitutes, others] = [
    lines.filter(isSubstitute),
    lines.filter((one) => !isSubstitute(one)),
  ];
  const [first, rest] = [others.slice(0, shownFirst), others.slice(shownFirst)];
  return (
    <div className="w-full text-sm">
      <Substitutes lines={substitutes} />
      <Plain lines={first} />
      {rest.length > 0 && (
        <details>
          <summary className="disclosure font-semibold text-brand">
            {countWords(t.showLines, rest.length)}
          </summary>
          <Plain lines={rest} />
        </details>
      )}
      {more > 0 && <p className="text-ink-muted">{countWords(t.moreLines, more)}</p>}
    </div>
  );
}

export const isSubstitute = ({ differences, isOpen }: BoughtLine) =>
  isOpen || differences.length > 0;

/** What the buyer takes in place of what was asked for; what was not accepted says so. */
export function Substitutes({ lines }: { lines: readonly BoughtLine[] }) {
  const t = useTexts('substitutes');
  const quantity = useBoughtWords();
  if (lines.length === 0) return null;
  return (
    <div className="my-1 w-full rounded-control border border-warning p-2 text-sm">
      <p className="font-semibold text-warning">{t.taken}</p>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.id} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">
              {[quantity(line), line.product ?? line.line].filter(Boolean).join(' ')}
            </span>
            <span className="block">
              {fill(t.inPlace, { line: line.line })}
              {line.isOpen && ` (${t.notAccepted})`}
            </span>
            {line.differences.length > 0 && (
              <span className="block">{differenceWords(line.differences, t)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Plain({ lines }: { lines: readonly BoughtLine[] }) {
  const quantity = useBoughtWords();
  return (
    <ul className="text-ink-muted tabular-nums">
      {lines.map((line) => (
        <li key={line.id} className="wrap-anywhere">
          {line.product ?? line.line}: {quantity(line)}
        </li>
      ))}
    </ul>
  );
}

/** "24 bars (≈ 256 kg)": as the order will say. */
function useBoughtWords() {
  const words = useQuantityWords();
  const wholeWords = useWholeWords();
  return ({ ordered, unit, whole }: BoughtLine) => {
    if (whole) return wholeWords(whole);
    return ordered === null ? '' : words(ordered, unit);
  };
}
