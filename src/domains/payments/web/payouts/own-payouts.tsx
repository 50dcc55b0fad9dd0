import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import type { OwnPayout } from '../../payout-schema.ts';

/** The money of each order: held, owed or paid out. */
export function OwnPayouts({ first }: { first: Page<OwnPayout> }) {
  const t = useTexts('ownPayouts');
  const { page, isLoading, isFailed, readMore } = useParts(first);
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t.title}
        columns={useColumns()}
        rows={page.items}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t.none} text={t.noneText} />}
      />
      {page.next && (
        <LoadMore
          label={t.more}
          onLoad={readMore}
          pending={isLoading}
          failed={isFailed}
          shown={page.items.length}
          total={page.total}
        />
      )}
    </div>
  );
}

function useColumns(): readonly Column<OwnPayout>[] {
  const t = useTexts('ownPayouts');
  const language = useLanguage();
  const sum = (id: 'held' | 'payingOut' | 'fees'): Column<OwnPayout> => ({
    id,
    header: t[id],
    numeric: true,
    cell: (row) => <Amount amount={row[id]} />,
  });
  return [
    {
      id: 'order',
      header: t.order,
      title: true,
      cell: ({ id, orderNumber }) => (
        <Link
          className="inline-flex min-h-11 items-center whitespace-nowrap underline"
          to={`/orders/${id}`}
        >
          {orderNumber}
        </Link>
      ),
    },
    {
      id: 'ordered',
      header: t.ordered,
      cell: ({ createdAt }) => formatDate(createdAt, language),
    },
    sum('held'),
    {
      id: 'owed',
      header: t.owed,
      numeric: true,
      cell: (row) => <Owed row={row} />,
    },
    sum('payingOut'),
    {
      id: 'paidOut',
      header: t.paidOut,
      numeric: true,
      cell: (row) => <PaidOut row={row} />,
    },
    sum('fees'),
  ];
}

function Owed({ row: { owed, isClaimed } }: { row: OwnPayout }) {
  const t = useTexts('ownPayouts');
  return (
    <>
      <Amount amount={owed} />
      {isClaimed && (
        <span className="block">
          <Badge variant="warning">{t.claimed}</Badge>
        </span>
      )}
    </>
  );
}

function PaidOut({ row: { paidOut, paidOutAt } }: { row: OwnPayout }) {
  const t = useTexts('ownPayouts');
  const language = useLanguage();
  return (
    <>
      <Amount amount={paidOut} />
      {paidOutAt && (
        <span className="block text-ink-muted text-sm">
          {fill(t.paidOutOn, { date: formatDate(paidOutAt, language) })}
        </span>
      )}
    </>
  );
}

const Amount = ({ amount }: { amount: string }) => (
  <span className="whitespace-nowrap">{formatUnitPrice(amount)}</span>
);
