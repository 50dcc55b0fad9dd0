import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { inNairobi } from '../../../shared/dates.ts';
import { cx } from '../../../ui/cx.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { nextPageOf } from '../../../ui/data/next-page.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import { throttle } from '../../../ui/data/throttle.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { Notification } from '../schema.ts';
import { markNotificationsRead, notificationsPath, readNotificationPage } from './api.ts';
import { useNoticeText } from './notice-text.ts';

/** What the reader was told, newest first. What has come into sight counts as read, the rest stays new. */
export default function BellDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('bell');
  const [client] = useState(createQueryClient);
  return (
    <Dialog open title={t.title} size="sm" onOpenChange={(open) => !open && onClose()}>
      <QueryClientProvider client={client}>
        <NotificationList onFollow={onClose} />
      </QueryClientProvider>
    </Dialog>
  );
}

function NotificationList({ onFollow }: { onFollow: () => void }) {
  const t = useTexts('bell');
  const query = useInfiniteQuery({
    queryKey: [notificationsPath],
    queryFn: ({ pageParam }) => readNotificationPage(browserApi, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  const items = query.data?.pages.flatMap((page) => page.items);
  const markSeen = useMarkSeen();
  if (query.isError && !items) return <Failed />;
  if (!items) return <ListSkeleton />;
  if (items.length === 0) return <p className="py-6 text-center text-ink-muted">{t.empty}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {items.map((one) => (
          <NotificationRow key={one.id} notification={one} onSeen={markSeen} onFollow={onFollow} />
        ))}
      </ul>
      {query.hasNextPage && <LoadMore label={t.more} {...nextPageOf(query)} />}
    </div>
  );
}

/** What comes into sight together is said together; so many can be named at once. */
const gatherMs = 300;
const mostNamed = 50;

/** Says what was seen. The list keeps showing it as new; the count drops. */
function useMarkSeen(): (id: string) => void {
  const [seen] = useState(() => {
    const ids = new Set<string>();
    const told = new Set<string>();
    const later = throttle(gatherMs, () => {
      const named = [...ids].slice(0, mostNamed);
      for (const id of named) ids.delete(id);
      markNotificationsRead(browserApi, named).then(
        () => announceChange(notificationsPath),
        // It stays unread, and counts as such, until it can be said.
        () => undefined,
      );
      if (ids.size > 0) later.run();
    });
    return (id: string) => {
      if (told.has(id)) return;
      told.add(id);
      ids.add(id);
      later.run();
    };
  });
  return seen;
}

/** Calls back once, when the whole of an element, or what fits of it, has come into sight. */
function useInSight(isWanted: boolean, onSeen: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const newest = useRef(onSeen);
  useEffect(() => {
    newest.current = onSeen;
  });
  useEffect(() => {
    const watched = element.current;
    if (!isWanted || !watched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        newest.current();
      },
      { threshold: 0.6 },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [isWanted]);
  return element;
}

function NotificationRow(props: {
  notification: Notification;
  onSeen: (id: string) => void;
  onFollow: () => void;
}) {
  const { notification, onSeen, onFollow } = props;
  const t = useTexts('bell');
  const textOf = useNoticeText();
  const { months } = useTexts('messaging');
  const { id, link, isRead, createdAt } = notification;
  const row = useInSight(!isRead, () => onSeen(id));
  const content = (
    <>
      {!isRead && <span className="sr-only">{t.isNew} </span>}
      <span className={cx('block', !isRead && 'font-semibold')}>{textOf(notification)}</span>
      <time dateTime={createdAt} className="text-ink-muted text-sm tabular-nums">
        {dateOf(createdAt, months.split(' '))}
      </time>
    </>
  );
  const look = cx(
    'block min-h-11 border-b border-line border-l-4 px-3 py-2.5 [overflow-wrap:anywhere]',
    isRead ? 'border-l-transparent' : 'border-l-brand bg-brand-soft',
  );
  return (
    <li ref={row}>
      {link ? (
        <Link to={link} className={cx(look, 'hover:bg-surface-sunken')} onClick={onFollow}>
          {content}
        </Link>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

/** "12 Nov, 14:05" in Nairobi. */
function dateOf(createdAt: string, months: readonly string[]): string {
  const date = inNairobi(Date.parse(createdAt));
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
  return `${day}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
