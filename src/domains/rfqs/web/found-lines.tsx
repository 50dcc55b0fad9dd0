import { CircleAlert, CircleCheck } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { type FoundLine, isClear } from './found-line.ts';

interface FoundLinesProps {
  found: readonly FoundLine[];
  /** Keys of lines that are not to be added. */
  leftOut: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** What was understood, each line beside what it was read off. */
export function FoundLines({ found, leftOut, onToggle }: FoundLinesProps) {
  const t = useTexts('rfqs');
  const open = found.filter((one) => !isClear(one)).length;
  return (
    <>
      <p className="mb-2 font-semibold" role="status">
        {fill(t.readCounts, { clear: found.length - open, open })}
      </p>
      <ul className="grid gap-2">
        {found.map((one) => (
          <li key={one.line.key} className="rounded-control border border-line px-3 py-1.5">
            <Checkbox
              checked={!leftOut.has(one.line.key)}
              onChange={() => onToggle(one.line.key)}
              label={<LineWords found={one} />}
              description={<Guess found={one} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function LineWords({ found: { line } }: { found: FoundLine }) {
  const words = useQuantityWords();
  const { quantity, unit } = line;
  // What a file has in that column may be no number.
  const isNumber = quantity !== '' && Number.isFinite(Number(quantity));
  const amount = isNumber ? words(quantity, unit) : [quantity, unit].filter(Boolean).join(' ');
  return (
    <span className="wrap-anywhere font-semibold">
      {line.productName}
      {amount && <span className="tabular-nums"> · {amount}</span>}
    </span>
  );
}

function Guess({ found }: { found: FoundLine }) {
  const t = useTexts('rfqs');
  return (
    <span className="grid gap-0.5">
      <span className="wrap-anywhere">{fill(t.readFrom, { text: found.from })}</span>
      {isClear(found) ? (
        <span className="flex items-center gap-1.5 text-success">
          <CircleCheck className="size-4 flex-none" aria-hidden="true" />
          {t.understood}
        </span>
      ) : (
        <span className="flex items-center gap-1.5 font-semibold text-warning">
          <CircleAlert className="size-4 flex-none" aria-hidden="true" />
          {!found.isKnown
            ? t.notKnown
            : found.line.quantity === ''
              ? t.quantityMissing
              : t.checkThis}
        </span>
      )}
    </span>
  );
}
