import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import type { Counterparty } from '../../statement-schema.ts';
import { useCompanyName } from './use-company-name.ts';

interface CounterpartiesProps {
  companies: readonly Counterparty[];
  isSeller: boolean;
}

/** Whom there are orders with, and what is owed now. */
export function Counterparties({ companies, isSeller }: CounterpartiesProps) {
  const t = useTexts('statements');
  const nameOf = useCompanyName(!isSeller);
  const columns: readonly Column<Counterparty>[] = [
    {
      id: 'company',
      header: t.company,
      title: true,
      cell: (company) => (
        <Link
          className="inline-flex min-h-11 items-center wrap-anywhere underline"
          to={`?with=${company.id}`}
          aria-label={fill(t.open, { name: nameOf(company) })}
        >
          {nameOf(company)}
        </Link>
      ),
    },
    { id: 'orders', header: t.orders, numeric: true, cell: ({ orders }) => orders },
    {
      id: 'balance',
      header: t.balance,
      numeric: true,
      cell: ({ balance }) => (
        <span className="whitespace-nowrap font-semibold">{formatUnitPrice(balance)}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t.title}
      columns={columns}
      rows={companies}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t.none} text={t.noneText} />}
    />
  );
}
