import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { DataTable } from '../../../ui/patterns/data-table.tsx';
import { StatCard } from '../../../ui/patterns/stat-card.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import type { Demand } from '../schema.ts';

/** What buyers ask for, and how the reader answers and delivers. */
export function DemandAnalytics({ demand }: { demand: Demand }) {
  const t = useTexts('insight');
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-2 gap-3 lg:gap-4">
        <Rate label={t.answerRate} part={demand.answered} whole={demand.asked} />
        <Rate label={t.onTime} part={demand.onTime} whole={demand.delivered} />
      </div>
      <Materials demand={demand} />
      <Lost lost={demand.lost} />
    </div>
  );
}

function Rate({ label, part, whole }: { label: string; part: number; whole: number }) {
  const t = useTexts('insight');
  const value = whole === 0 ? '–' : `${Math.round((part * 100) / whole)}%`;
  const caption = whole === 0 ? t.none180 : fill(t.ofAsked, { part, whole });
  return <StatCard label={label} value={value} caption={caption} />;
}

function Materials({ demand: { materials } }: { demand: Demand }) {
  const t = useTexts('insight');
  const typeWords = useTypeWords();
  return (
    <section aria-labelledby="demand">
      <h2 id="demand" className="text-xl">
        {t.demand}
      </h2>
      <p className="mb-3 max-w-2xl text-ink-muted">{t.demandLead}</p>
      <DataTable
        caption={t.demand}
        rows={materials}
        rowKey={({ key }) => key}
        empty={<p className="text-ink-muted">{t.noDemand}</p>}
        columns={[
          {
            id: 'material',
            header: t.material,
            title: true,
            cell: ({ key, name }) => (
              <Link
                className="inline-flex min-h-11 items-center font-semibold underline"
                to={`/market/${key}`}
              >
                {typeWords(name)}
              </Link>
            ),
          },
          {
            id: 'rfqs',
            header: t.rfqs,
            numeric: true,
            cell: ({ rfqsAtLeast }) => fill(t.atLeast, { count: rfqsAtLeast }),
          },
          { id: 'listed', header: t.listed, cell: ({ isListed }) => (isListed ? t.yes : t.no) },
        ]}
      />
    </section>
  );
}

function Lost({ lost }: { lost: Demand['lost'] }) {
  const t = useTexts('insight');
  const rows = lost
    ? [
        { label: t.lostByPrice, count: lost.byPrice },
        { label: t.lostByTime, count: lost.byTime },
        { label: t.lostOtherwise, count: lost.otherwise },
      ]
    : [];
  return (
    <section aria-labelledby="lost">
      <h2 id="lost" className="text-xl">
        {t.lostTitle}
      </h2>
      <p className="mb-3 text-ink-muted">{lost ? t.lostLead : t.lostTooFew}</p>
      {rows.length > 0 && (
        <dl className="card grid max-w-xl grid-cols-[1fr_auto] gap-x-4 gap-y-1 p-4 tabular-nums">
          {rows.map(({ label, count }) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="text-right font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
