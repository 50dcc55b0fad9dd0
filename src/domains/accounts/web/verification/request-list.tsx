import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import type { DecidedStatus, VerificationEntry } from '../../verification-schema.ts';
import { DecisionTabs } from './decision-tabs.tsx';
import { RequestCard } from './request-card.tsx';

interface RequestListProps {
  status: DecidedStatus;
  first: Page<VerificationEntry>;
}

/** The requests that were decided in one way, page by page. */
export function RequestList({ status, first }: RequestListProps) {
  const t = useTexts('decisions');
  const { page, more } = useParts(first);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DecisionTabs current={status} />
      {page.items.length === 0 ? (
        <EmptyState title={t.noneTitle} text={t.noneDecided} />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {page.items.map((entry) => (
            <li key={entry.id}>
              <RequestCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {page.next && <LoadMore label={t.more} {...more} />}
    </div>
  );
}
