import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { rfqEventTypes, useInvalidation } from '../../../../ui/data/invalidation.ts';
import { createQueryClient } from '../../../../ui/data/query-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { TableLinks } from '../../../../ui/primitives/download-link.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { comparisonKey, csvAddress, type MadeAward, readComparison } from './api.ts';
import { Compared } from './compared.tsx';
import { LeftOut } from './left-out.tsx';
import { type NoteOf, OfferNotes } from './offer-note.tsx';
import { PrintedComparison } from './printed-comparison.tsx';
import { useNamedLines } from './use-named-lines.ts';

interface ComparisonSectionProps {
  rfqId: string;
  /** The RFQ was awarded: its page is out of date. */
  onAwarded: (made: MadeAward) => void;
  /** What else is said of an offer. */
  noteOf?: NoteOf | undefined;
}

/** The quotations on an RFQ side by side, as a part of its owner's page: here they are decided on. */
export function ComparisonSection(props: ComparisonSectionProps) {
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <Section {...props} />
    </QueryClientProvider>
  );
}

function Section({ rfqId, onAwarded, noteOf }: ComparisonSectionProps) {
  const t = useTexts('comparison');
  const language = useLanguage();
  const client = useQueryClient();
  const named = useNamedLines();
  const { data, error, isPending } = useQuery({
    queryKey: [...comparisonKey(rfqId), language],
    queryFn: () => readComparison(rfqId),
    select: useCallback(
      (answer: ComparisonAnswer) => ({ ...answer, lines: named(answer.lines) }),
      [named],
    ),
    staleTime: 0,
  });
  // With the lines of it that were opened.
  const readAnew = useCallback(
    () => client.invalidateQueries({ queryKey: comparisonKey(rfqId) }),
    [client, rfqId],
  );
  useInvalidation(rfqEventTypes, readAnew, rfqId);
  const changed = useCallback(() => void readAnew(), [readAnew]);
  const hasAny = data !== undefined && data.quotations.length > 0;
  return (
    <section id="comparison" aria-labelledby="comparison-title" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h2 id="comparison-title" className="text-xl">
            {data ? t[titleOf(data.rfq)] : t.title}
          </h2>
          {hasAny && <p className="mt-1 max-w-3xl text-ink-muted">{t.lead}</p>}
          <LeftOut count={data?.leftOut ?? 0} />
        </div>
        {hasAny && <Copies rfqId={rfqId} />}
      </div>
      {isPending && <Waiting label={t.loading} />}
      {error && !data && (
        <Failed status={error instanceof ApiError ? error.status : undefined} onRetry={changed} />
      )}
      {data && !hasAny && (
        <EmptyState
          title={data.rfq.status === 'open' ? t.emptyTitle : t.endedTitle}
          text={data.rfq.status === 'open' ? t.emptyText : t.endedText}
        />
      )}
      {data && hasAny && (
        <OfferNotes quotations={data.quotations} noteOf={noteOf}>
          <Compared
            key={`${data.rfq.version} ${data.rfq.orderCount}`}
            comparison={data}
            onChanged={changed}
            onAwarded={(made) => {
              changed();
              onAwarded(made);
            }}
          />
          <PrintedComparison comparison={data} />
        </OfferNotes>
      )}
    </section>
  );
}

const titleOf = ({ status, isRemainder }: ComparisonAnswer['rfq']) => {
  if (isRemainder) return 'titleRemainder';
  return status === 'awarded' ? 'titleAwarded' : 'title';
};

function Copies({ rfqId }: { rfqId: string }) {
  const t = useTexts('comparison');
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <TableLinks href={csvAddress(rfqId)}>{t.csv}</TableLinks>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t.print}
      </Button>
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-56" />
      ))}
    </div>
  );
}
