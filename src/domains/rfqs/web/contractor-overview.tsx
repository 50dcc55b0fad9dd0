import { useQuery } from '@tanstack/react-query';
import { Banknote, CircleCheckBig, FileText, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import {
  Overview,
  OverviewSection,
  RecentCards,
  StatGrid,
} from '../../../ui/patterns/overview.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { ContractorFigures, Rfq } from '../schema.ts';
import { figuresPath, readFigures } from './api.ts';
import type { ContractorFirstView } from './first-view.ts';
import { endOf } from './rfq-end.ts';
import { RfqStatusBadge } from './status-badge.tsx';
import { useOwnRfqs } from './use-own-rfqs.ts';

/** So many of the newest are shown. */
const recent = 3;

interface ContractorOverviewProps {
  first: ContractorFirstView;
  empty: ReactNode;
  recentQuotations: ReactNode;
  onSeeAll: (tab: string) => void;
}

/** The figures, and the newest of what was asked and answered. */
export function ContractorOverview(props: ContractorOverviewProps) {
  const { first, empty, recentQuotations, onSeeAll } = props;
  const t = useTexts('rfqs');
  const figures = useFigures(first.figures);
  const { rfqs } = useOwnRfqs({}, first.rfqs);
  return (
    <Overview>
      <div className="grid gap-2">
        <Figures figures={figures} />
        <Link
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
          to="/analytics"
        >
          {t.analytics}
        </Link>
      </div>
      <OverviewSection
        title={t.recentRfqs}
        all={rfqs.length > 0 ? { label: t.seeAll, onSelect: () => onSeeAll('rfqs') } : null}
      >
        <RecentCards empty={empty}>
          {rfqs.slice(0, recent).map((rfq) => (
            <RecentRfq key={rfq.id} rfq={rfq} />
          ))}
        </RecentCards>
      </OverviewSection>
      {recentQuotations !== undefined && (
        <OverviewSection
          title={t.recentQuotations}
          all={{ label: t.seeAll, onSelect: () => onSeeAll('quotations') }}
        >
          {recentQuotations}
        </OverviewSection>
      )}
    </Overview>
  );
}

function useFigures(initialData: ContractorFigures): ContractorFigures {
  const { data } = useQuery({
    queryKey: [figuresPath],
    queryFn: () => readFigures(browserApi),
    initialData,
  });
  return data;
}

function Figures({ figures }: { figures: ContractorFigures }) {
  const t = useTexts('rfqs');
  return (
    <StatGrid
      stats={[
        {
          label: t.activeRfqs,
          caption: t.activeRfqsCaption,
          value: figures.activeRfqs,
          icon: <FileText aria-hidden="true" />,
        },
        {
          label: t.received,
          caption: t.receivedCaption,
          value: figures.receivedQuotations,
          icon: <Inbox aria-hidden="true" />,
        },
        {
          label: t.completed,
          caption: t.completedCaption,
          value: figures.completedProjects,
          icon: <CircleCheckBig aria-hidden="true" />,
        },
        {
          label: t.spent,
          caption: t.spentCaption,
          value: formatMoney(figures.totalSpent),
          icon: <Banknote aria-hidden="true" />,
        },
      ]}
    />
  );
}

function RecentRfq({ rfq }: { rfq: Rfq }) {
  const t = useTexts('rfqs');
  const language = useLanguage();
  const count = rfq.quotationCount ?? 0;
  const end = endOf(rfq);
  return (
    <Card as="li" interactive className="relative grid content-start gap-2 p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 wrap-anywhere font-sans font-semibold text-base leading-snug tracking-normal">
          <Link to={`/rfqs/${rfq.id}`} className="after:absolute after:inset-0">
            {rfq.title}
          </Link>
        </h3>
        <RfqStatusBadge rfq={rfq} />
      </div>
      <p className="text-ink-muted text-sm">
        {fill(t[end.words], { date: formatDate(end.at, language) })}
      </p>
      <p className="text-sm">
        {t.quotations}: <span className="font-semibold tabular-nums">{count}</span>
      </p>
    </Card>
  );
}
