import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ComparisonAnswer, ComparisonLine } from '../../comparison-schema.ts';
import { lineKey, readLine } from './api.ts';
import { useNamedLines } from './use-named-lines.ts';

/** A comparison of very many offers has only the best of each line: of those that are opened, all are read. */
export function useOpenedLines(folded: ComparisonAnswer) {
  const rfqId = folded.rfq.id;
  const [ids, setIds] = useState<readonly string[]>([]);
  const open = useCallback(
    (id: string) => setIds((before) => (before.includes(id) ? before : [...before, id])),
    [],
  );
  const { lines, opening } = useQueries({
    queries: ids.map((id) => ({
      queryKey: lineKey(rfqId, id),
      queryFn: () => readLine(rfqId, id),
    })),
    combine: combined,
  });
  const named = useNamedLines();
  const comparison = useMemo(() => withLines(folded, named(lines)), [folded, lines, named]);
  const reading = useMemo(() => new Set(ids.filter((_, index) => opening[index])), [ids, opening]);
  return { comparison, open, opening: reading };
}

interface Result {
  readonly data: ComparisonLine | undefined;
  readonly isFetching: boolean;
}

const combined = (results: readonly Result[]) => ({
  lines: results.flatMap(({ data }) => data ?? []),
  opening: results.map(({ data, isFetching }) => isFetching && !data),
});

function withLines(
  comparison: ComparisonAnswer,
  opened: readonly ComparisonLine[],
): ComparisonAnswer {
  if (opened.length === 0) return comparison;
  const whole = new Map(opened.map((line) => [line.rfqItem.id, line]));
  const lines = comparison.lines.map((line) => whole.get(line.rfqItem.id) ?? line);
  return { ...comparison, lines };
}
