import { useState } from 'react';
import { Link } from 'react-router';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import {
  type RequestStatus,
  requestStatuses,
  type VerificationEntry,
} from '../../verification-schema.ts';
import { readMoreRequests } from './decisions-api.ts';
import { RequestCard } from './request-card.tsx';

interface RequestListProps {
  status: RequestStatus;
  first: Page<VerificationEntry>;
}

/** The requests of one state, page by page; what was decided here leaves the list of those that wait. */
export function RequestList({ status, first }: RequestListProps) {
  const t = useTexts('decisions');
  const { entries, total, hasMore, isLoading, loadMore, take } = useEntries(first);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <StatusLinks status={status} />
      {entries.length === 0 ? (
        <EmptyState
          title={t.noneTitle}
          text={status === 'pending' ? t.nonePending : t.noneDecided}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <RequestCard entry={entry} onDecided={() => take(entry.id)} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <LoadMore
          label={t.more}
          onLoad={loadMore}
          pending={isLoading}
          shown={entries.length}
          total={total}
        />
      )}
    </div>
  );
}

function StatusLinks({ status }: { status: RequestStatus }) {
  const t = useTexts('decisions');
  return (
    <nav aria-label={t.states} className="tab-list">
      {requestStatuses.map((one) => (
        <Link
          key={one}
          to={`?status=${one}`}
          className="tab"
          aria-current={one === status ? 'page' : undefined}
        >
          {t[one]}
        </Link>
      ))}
    </nav>
  );
}

function useEntries(first: Page<VerificationEntry>) {
  const t = useTexts('decisions');
  const [list, setList] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const { items: entries, total, next } = list;
  const loadMore = async () => {
    if (next === null || isLoading) return;
    setLoading(true);
    try {
      const more = await readMoreRequests(next);
      setList((before) => ({ ...more, items: [...before.items, ...more.items] }));
    } catch {
      toast({ title: t.moreFailed, variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };
  const take = (id: string) =>
    setList((before) => ({
      ...before,
      items: before.items.filter((entry) => entry.id !== id),
      total: before.total - 1,
    }));
  return { entries, total, hasMore: next !== null, isLoading, loadMore, take };
}
