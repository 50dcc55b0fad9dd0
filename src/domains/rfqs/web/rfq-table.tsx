import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import type { Rfq } from '../schema.ts';
import { RfqStatusBadge } from './status-badge.tsx';

/** RFQs as a table, each leading to its page. */
export function RfqTable({ rfqs, empty }: { rfqs: readonly Rfq[]; empty: ReactNode }) {
  const t = useTexts('rfqs');
  const language = useLanguage();
  const columns: Column<Rfq>[] = [
    {
      id: 'title',
      header: t.title,
      title: true,
      cell: ({ id, title }) => (
        <Link
          to={`/rfqs/${id}`}
          className="inline-flex min-h-11 items-center wrap-anywhere font-semibold hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t.status,
      cell: (rfq) => <RfqStatusBadge rfq={rfq} />,
    },
    {
      id: 'created',
      header: t.created,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>,
    },
    {
      id: 'location',
      header: t.deliveryLocation,
      cell: ({ deliveryLocation, deliveryCounty }) =>
        [deliveryLocation, deliveryCounty].filter(Boolean).join(', ') || t.notSpecified,
    },
  ];
  return (
    <DataTable
      caption={t.myRfqs}
      columns={columns}
      rows={rfqs}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
