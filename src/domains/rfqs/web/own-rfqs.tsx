import { type ReactNode, useState } from 'react';
import type { Page } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { SearchBox } from '../../../ui/primitives/search-box.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { rfqStatuses } from '../rules.ts';
import type { Rfq } from '../schema.ts';
import { RfqTable } from './rfq-table.tsx';
import { useOwnRfqs } from './use-own-rfqs.ts';

/** All RFQs of the contractor, to be searched. `empty` stands where there are none at all. */
export function OwnRfqs({ first, empty }: { first: Page<Rfq>; empty: ReactNode }) {
  const t = useTexts('rfqs');
  const [filter, setFilter] = useState({ search: '', status: '' });
  const list = useOwnRfqs(filter, first);
  const isFiltered = filter.search !== '' || filter.status !== '';
  if (!isFiltered && !list.isFailed && list.rfqs.length === 0) return empty;
  return (
    <>
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchBox
          name="search"
          label={t.search}
          placeholder={t.search}
          onSearch={(search) => setFilter((now) => ({ ...now, search }))}
        />
        <Select
          aria-label={t.status}
          value={filter.status}
          onChange={(event) => setFilter((now) => ({ ...now, status: event.target.value }))}
          options={[
            { value: '', label: t.allStatuses },
            ...rfqStatuses.map((status) => ({ value: status, label: t.statuses[status] })),
          ]}
        />
      </div>
      {list.isFailed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t.loadFailed}</p>
          <RetryButton onRetry={list.retry} />
        </div>
      ) : (
        <RfqTable rfqs={list.rfqs} empty={<EmptyState title={t.noneFound} />} />
      )}
      {list.nextPage && (
        <LoadMore
          label={t.loadMore}
          {...list.nextPage}
          shown={list.rfqs.length}
          total={list.total}
        />
      )}
    </>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const common = useTexts('common');
  return (
    <Button variant="outline" onClick={onRetry}>
      {common.retry}
    </Button>
  );
}
