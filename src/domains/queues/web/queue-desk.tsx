import { useEffect, useRef } from 'react';
import { Link, Outlet, useNavigate, useOutletContext } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { mostCounted } from '../../../shared/list-query.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import type { QueueItem, QueueKind } from '../schema.ts';
import { idAfter } from './id-after.ts';

interface QueueDeskProps {
  kind: QueueKind;
  first: Page<QueueItem>;
  isMine: boolean;
  /** The item that is looked at; null where none waits. */
  current: string | null;
  /** The item needs the whole width: the list stands below. */
  isWide: boolean;
}

/** What the page of an item knows of its queue. */
export interface Desk {
  /** From 0; -1 where the list read so far does not have it. */
  readonly index: number;
  readonly total: number | string;
  /** Null at the end. */
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
  /** Leaves what waits no longer for what came after it. */
  readonly leave: () => void;
}

export const useDesk = () => useOutletContext<Desk>();

const addressOf = (kind: QueueKind, id: string | null, isMine: boolean) =>
  `/admin/queues/${kind}${id === null ? '' : `/${id}`}${isMine ? '?mine=true' : ''}`;

/** A queue: what waits, all or the reader's own, and the item that is looked at. */
export function QueueDesk({ kind, first, isMine, current, isWide }: QueueDeskProps) {
  const t = useTexts('adminWork');
  const { page, more } = useParts(first);
  const { items } = page;
  const desk = useDeskOf({ kind, items, total: page.total, isMine, current });
  return (
    <>
      <nav className="tab-list mb-4" aria-label={t.whose}>
        {[false, true].map((mine) => (
          <Link
            key={String(mine)}
            className="tab"
            to={addressOf(kind, null, mine)}
            aria-current={mine === isMine ? 'page' : undefined}
          >
            {mine ? t.assignedToMe : t.everything}
          </Link>
        ))}
      </nav>
      {items.length === 0 && current === null ? (
        <EmptyState
          title={isMine ? t.emptyMine : t.empty}
          text={isMine ? t.emptyMineText : t.emptyText}
        />
      ) : (
        <div
          className={`grid grid-cols-1 items-start gap-4 ${isWide ? '' : 'md:grid-cols-[16rem_minmax(0,1fr)]'}`}
        >
          <div className={isWide ? 'order-2' : 'max-md:order-2'}>
            <QueueList kind={kind} items={items} current={current} isMine={isMine} />
            {page.next && <LoadMore label={t.more} {...more} />}
          </div>
          <Outlet context={desk} />
        </div>
      )}
    </>
  );
}

interface DeskPosition extends Pick<QueueDeskProps, 'kind' | 'isMine' | 'current'> {
  items: readonly QueueItem[];
  total: number;
}

function useDeskOf({ kind, items, total, isMine, current }: DeskPosition): Desk {
  const navigate = useNavigate();
  const index = items.findIndex(({ id }) => id === current);
  /** Where the current item stood while it waited. */
  const place = useRef(0);
  const left = useRef<string[]>([]);
  useEffect(() => {
    if (index >= 0) place.current = index;
  }, [index]);
  const goTo = (id: string | null, replace = false) =>
    void navigate(addressOf(kind, id, isMine), { replace, preventScrollReset: true });
  const stepTo = (to: number) => {
    const item = items[to];
    return item ? () => goTo(item.id) : null;
  };
  return {
    index,
    total: total > mostCounted ? `${formatNumber(mostCounted)}+` : total,
    next: stepTo(index + 1),
    previous: index > 0 ? stepTo(index - 1) : null,
    leave: () => {
      if (current !== null) left.current.push(current);
      goTo(idAfter(items, place.current, left.current), true);
    },
  };
}

function QueueList(props: {
  kind: QueueKind;
  items: readonly QueueItem[];
  current: string | null;
  isMine: boolean;
}) {
  const t = useTexts('adminWork');
  const language = useLanguage();
  return (
    <ul className="card divide-y divide-line overflow-hidden" aria-label={t.entries}>
      {props.items.map(({ id, title, since, takenBy }) => (
        <li key={id}>
          <Link
            to={addressOf(props.kind, id, props.isMine)}
            preventScrollReset
            aria-current={id === props.current}
            className="grid min-h-11 w-full px-3 py-2 text-left hover:bg-surface-sunken aria-[current=true]:bg-surface-sunken aria-[current=true]:font-semibold"
          >
            <span className="wrap-anywhere line-clamp-2">{title || t.untitled}</span>
            <span className="font-normal text-ink-muted text-xs">
              {formatDateTime(since, language)}
              {takenBy && ` · ${fill(t.takenBy, takenBy)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
