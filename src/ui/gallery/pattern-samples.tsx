import { Banknote, FileText, Package, Send } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumbs } from '../patterns/breadcrumbs.tsx';
import { type Column, DataTable } from '../patterns/data-table.tsx';
import { EmptyState } from '../patterns/empty-state.tsx';
import { Failed } from '../patterns/failed.tsx';
import { LoadMore } from '../patterns/load-more.tsx';
import { NotFound } from '../patterns/not-found.tsx';
import { Section } from '../patterns/section.tsx';
import { StatCard } from '../patterns/stat-card.tsx';
import { Badge } from '../primitives/badge.tsx';
import { Button } from '../primitives/button.tsx';
import { Money } from '../primitives/money.tsx';
import { Sample } from './sample.tsx';

interface Quotation {
  id: string;
  supplier: string;
  days: number;
  total: string;
  status: string;
}

const quotations: readonly Quotation[] = [
  { id: 'a', supplier: 'Mwangaza Hardware', days: 3, total: '186400.00', status: 'pending' },
  { id: 'b', supplier: 'Pwani Builders Supplies', days: 5, total: '179950.00', status: 'accepted' },
];

const columns: readonly Column<Quotation>[] = [
  { id: 'supplier', header: 'Supplier', title: true, cell: (row) => row.supplier },
  { id: 'days', header: 'Delivery', numeric: true, cell: (row) => `${row.days} days` },
  { id: 'total', header: 'Total', numeric: true, cell: (row) => <Money amount={row.total} /> },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge variant={row.status === 'accepted' ? 'success' : 'secondary'}>{row.status}</Badge>
    ),
  },
];

export function PatternSamples() {
  return (
    <>
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/' },
            { label: 'Products', to: '/products' },
            { label: 'Cement 32.5R, 50 kg' },
          ]}
        />
      </Sample>
      <Sample name="StatCard">
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <StatCard
            label="Total Products"
            value="48"
            caption="Active listings"
            icon={<Package />}
          />
          <StatCard label="Active RFQs" value="7" caption="Awaiting quotes" icon={<FileText />} />
          <StatCard label="Quotes Sent" value="12" caption="This month" icon={<Send />} />
          <StatCard
            label="Revenue"
            value={<Money amount="1865200.00" />}
            caption="This month"
            icon={<Banknote />}
          />
        </div>
      </Sample>
      <Sample name="DataTable">
        <DataTable
          caption="Quotations"
          columns={columns}
          rows={quotations}
          rowKey={(row) => row.id}
        />
      </Sample>
      <StateSamples />
    </>
  );
}

function StateSamples() {
  const [shown, setShown] = useState(20);
  return (
    <>
      <Sample name="EmptyState">
        <div className="w-full">
          <EmptyState
            title="Your cart is empty"
            text="Find what the site needs, then come back here to order it in one go."
            action={<Button>Browse products</Button>}
          />
        </div>
      </Sample>
      <Sample name="LoadMore">
        <div className="w-full">
          <LoadMore
            label="Load More Products"
            shown={shown}
            total={320}
            onLoad={() => setShown(Math.min(shown + 20, 320))}
          />
        </div>
      </Sample>
      <Section title="A section" lead="Parts of a long page have a heading and room around them.">
        <div className="grid gap-8">
          <NotFound />
          <Failed status={503} onRetry={() => undefined} />
        </div>
      </Section>
    </>
  );
}
