import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { toCents } from '../../../../shared/money.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { createQueryClient } from '../../../../ui/data/query-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { Button, buttonClass } from '../../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import type { ComparisonAnswer, ComparisonQuotation } from '../../comparison-schema.ts';
import { comparisonKey, csvAddress, readComparison } from './api.ts';
import { supplierNames } from './award-choice.ts';
import { AwardDialog, type PendingAward } from './award-dialog.tsx';
import { AwardPanel } from './award-panel.tsx';
import { Glance } from './glance.tsx';
import { LineChoices } from './line-choices.tsx';
import { LineMatrix } from './line-matrix.tsx';
import { SupplierCards } from './supplier-cards.tsx';
import { useAward } from './use-award.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface ComparisonSectionProps {
  rfqId: string;
  /** The RFQ was awarded: its page is out of date. */
  onAwarded: () => void;
}

/** The quotations on an RFQ side by side, as a part of its owner's page. */
export function ComparisonSection(props: ComparisonSectionProps) {
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <Section {...props} />
    </QueryClientProvider>
  );
}

function Section({ rfqId, onAwarded }: ComparisonSectionProps) {
  const t = useTexts('comparison');
  const language = useLanguage();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...comparisonKey(rfqId), language],
    queryFn: () => readComparison(rfqId),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="comparison" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h2 id="comparison" className="text-xl">
            {t.title}
          </h2>
          <p className="mt-1 max-w-3xl text-ink-muted">{t.lead}</p>
        </div>
        {data && data.quotations.length > 0 && <Copies rfqId={rfqId} />}
      </div>
      {isPending && <Waiting label={t.loading} />}
      {error && !data && (
        <Failed
          status={error instanceof ApiError ? error.status : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data?.quotations.length === 0 && <EmptyState title={t.emptyTitle} text={t.emptyText} />}
      {data && data.quotations.length > 0 && (
        <Compared
          key={data.rfq.version}
          comparison={data}
          onAwarded={() => {
            void refetch();
            onAwarded();
          }}
        />
      )}
    </section>
  );
}

function Copies({ rfqId }: { rfqId: string }) {
  const t = useTexts('comparison');
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a className={buttonClass({ variant: 'outline' })} href={csvAddress(rfqId)} download>
        <Download aria-hidden="true" />
        {t.csv}
      </a>
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

function Compared({
  comparison,
  onAwarded,
}: {
  comparison: ComparisonAnswer;
  onAwarded: () => void;
}) {
  const t = useTexts('comparison');
  const state = useAward(comparison);
  const [pending, setPending] = useState<PendingAward | null>(null);
  const { rfq, lines, quotations } = comparison;
  const names = useMemo(
    () => supplierNames(comparison, (id) => fill(t.supplier, { id })),
    [comparison, t],
  );
  const awardable = new Set(quotations.flatMap((q) => (q.isAwardable ? q.quotationId : [])));
  const canAward = rfq.status !== 'awarded' && awardable.size > 0;
  const awardAll = ({ quotationId, landedTotal }: ComparisonQuotation) =>
    setPending({
      body: { quotationId },
      total: toCents(landedTotal),
      suppliers: [names.get(quotationId) ?? ''],
    });
  const awardLines = () =>
    setPending({
      body: { lines: state.read.choices },
      total: state.split.total,
      suppliers: state.split.suppliers.map(({ quotationId }) => names.get(quotationId) ?? ''),
    });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Glance comparison={comparison} names={names} />
      <SupplierCards
        quotations={quotations}
        names={names}
        lineCount={lines.length}
        onAward={canAward ? awardAll : undefined}
      />
      {lines.length > 0 && (
        <Lines
          comparison={comparison}
          {...{ names, awardable, state: canAward ? state : undefined }}
        >
          {canAward && (
            <AwardPanel comparison={comparison} names={names} state={state} onAward={awardLines} />
          )}
        </Lines>
      )}
      <AwardDialog
        rfqId={rfq.id}
        pending={pending}
        onClose={() => setPending(null)}
        onAwarded={onAwarded}
      />
    </div>
  );
}

interface LinesProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
  awardable: ReadonlySet<string>;
  state: ReturnType<typeof useAward> | undefined;
  children: ReactNode;
}

function Lines({ comparison, children, ...rest }: LinesProps) {
  const t = useTexts('comparison');
  const isWide = useWideScreen();
  const { rfq, lines, quotations } = comparison;
  const isFolded = lines.some(({ offers, offerCount }) => offers.length < offerCount);
  const props = { rfqId: rfq.id, lines, ...rest };
  return (
    <section aria-labelledby="compared-lines" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h3 id="compared-lines" className="text-lg">
          {t.lines}
        </h3>
        {rest.state && <p className="text-ink-muted">{t.linesLead}</p>}
      </div>
      <div className="min-w-0">
        {isWide && !isFolded ? (
          <LineMatrix quotations={quotations} {...props} />
        ) : (
          <LineChoices {...props} />
        )}
      </div>
      {children}
    </section>
  );
}
