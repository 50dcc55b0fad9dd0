import { useState } from 'react';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { RequestStatus, VerificationEntry } from '../../verification-schema.ts';
import { DecisionTabs } from './decision-tabs.tsx';
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
      <DecisionTabs current={status} />
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

function useEntries(first: Page<VerificationEntry>) {
  const t = useTexts('decisions');
  // A first part that was read anew begins the list again.
  const [read, setRead] = useState({ first, list: first });
  const list = read.first === first ? read.list : first;
  const setList = (change: (before: Page<VerificationEntry>) => Page<VerificationEntry>) =>
    setRead((before) => ({ first, list: change(before.first === first ? before.list : first) }));
  const [isLoading, setLoading] = useState(false);
  // Apart from the list: one that was being read meanwhile still has what was decided.
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { items, next } = list;
  const entries = items.filter(({ id }) => !taken.has(id));
  const total = list.total - (items.length - entries.length);
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
  const take = (id: string) => setTaken((before) => new Set(before).add(id));
  return { entries, total, hasMore: next !== null, isLoading, loadMore, take };
}
