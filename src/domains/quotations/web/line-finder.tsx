import { useDeferredValue, useId, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import type { RfqItem } from '../../rfqs/schema.ts';
import { isQuoted, type LineDraft } from './form-state.ts';

/** From so many lines on, some of them are looked for. */
const manyLines = 20;

/** Which lines of a long form are looked for: by their words, and those that have no price yet. */
export function useLineFinder(items: readonly RfqItem[], lines: readonly LineDraft[]) {
  const [search, setSearch] = useState('');
  // As it was when it was asked for: a line does not go away under the price that is typed into it.
  const [unpriced, setUnpriced] = useState<ReadonlySet<string> | null>(null);
  const words = wordsOf(useDeferredValue(search));
  const isFound = ({ id, productName, specifications }: RfqItem) => {
    if (unpriced && !unpriced.has(id)) return false;
    if (words.length === 0) return true;
    const text = `${productName} ${JSON.stringify(specifications ?? '')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return {
    isMany: items.length > manyLines,
    isFinding: unpriced !== null || words.length > 0,
    isFound,
    search,
    setSearch,
    isUnpriced: unpriced !== null,
    setUnpriced: (isWanted: boolean) => {
      const open = lines.flatMap((line) => (isQuoted(line) ? [] : line.rfqItemId));
      setUnpriced(isWanted ? new Set(open) : null);
    },
    priced: lines.filter(isQuoted).length,
    count: items.length,
  };
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

interface LineFinderProps {
  finder: ReturnType<typeof useLineFinder>;
  found: number;
  /** Enter: to the first line that was found. */
  onGo: () => void;
}

/** Stays above the lines while they are priced. */
export function LineFinder({ finder, found, onGo }: LineFinderProps) {
  const t = useTexts('quotations');
  const id = useId();
  const { priced, count } = finder;
  return (
    <search className="sticky top-14 z-10 -mx-4 grid gap-x-4 border-line border-b bg-surface-raised px-4 py-2 md:top-16 md:-mx-6 md:grid-cols-[1fr_auto_auto] md:items-center md:px-6">
      <Input
        type="search"
        aria-label={t.findLine}
        aria-describedby={id}
        placeholder={t.findLine}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={finder.search}
        onChange={({ target }) => finder.setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the quotation is sent.
          event.preventDefault();
          onGo();
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:contents">
        <Checkbox
          label={t.onlyUnpriced}
          checked={finder.isUnpriced}
          onChange={({ target }) => finder.setUnpriced(target.checked)}
        />
        <p className="text-sm tabular-nums">
          <span className="font-semibold">{fill(t.pricedOf, { priced, count })}</span>
          <span id={id} role="status" className="ml-2 text-ink-muted">
            {finder.isFinding && fill(found === 1 ? t.lineShown : t.linesShown, { count: found })}
          </span>
        </p>
      </div>
    </search>
  );
}
