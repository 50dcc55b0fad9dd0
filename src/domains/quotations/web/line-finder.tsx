import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { Input } from '../../../ui/primitives/input.tsx';

/** From so many lines on, some of them are looked for. */
const manyLines = 20;

interface FoundLine {
  readonly id: string;
  readonly productName: string;
  readonly specifications?: unknown;
}

/** Which of many lines are looked for: by their words, and those that are still to be done. */
export function useLineFinder(count: number) {
  const [search, setSearch] = useState('');
  // As it was when it was asked for: a line does not go away while something is done with it.
  const [undone, setUndone] = useState<ReadonlySet<string> | null>(null);
  const words = wordsOf(useDeferredValue(search));
  return {
    isMany: count > manyLines,
    isFinding: undone !== null || words.length > 0,
    isFound: (line: FoundLine) => (!undone || undone.has(line.id)) && hasWords(line, words),
    search,
    setSearch,
    isUndone: undone !== null,
    /** Those lines alone; null takes all of them again. */
    setUndone: (ids: Iterable<string> | null) => setUndone(ids && new Set(ids)),
  };
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word is in the line's name or in what is said of it. */
function hasWords(line: FoundLine, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${line.productName} ${JSON.stringify(line.specifications ?? '')}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

interface LineFinderProps {
  finder: ReturnType<typeof useLineFinder>;
  label: string;
  /** Absent where nothing is to be done. */
  undone?: { label: string; readIds: () => Iterable<string> } | undefined;
  /** How far it is done, where nothing else on the page says so. */
  progress?: ReactNode;
  /** How many were found, in words. */
  found: string;
  /** Enter: to the first line that was found. */
  onGo: () => void;
  className: string;
}

/** Stays above the lines while something is done with them. */
export function LineFinder(props: LineFinderProps) {
  const { finder, label, undone, progress, found, onGo, className } = props;
  const id = useId();
  return (
    <search
      className={cx(
        'sticky top-14 z-10 -mx-4 grid gap-x-4 border-line border-b px-4 py-2 md:top-16 md:grid-cols-[1fr_auto_auto] md:items-center',
        className,
      )}
    >
      <Input
        type="search"
        aria-label={label}
        aria-describedby={id}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={finder.search}
        onChange={({ target }) => finder.setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent.
          event.preventDefault();
          onGo();
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:contents">
        {undone && (
          <Checkbox
            label={undone.label}
            checked={finder.isUndone}
            onChange={({ target }) => finder.setUndone(target.checked ? undone.readIds() : null)}
          />
        )}
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm tabular-nums">
          {progress}
          <span id={id} role="status" className="text-ink-muted">
            {finder.isFinding && found}
          </span>
        </div>
      </div>
    </search>
  );
}
