import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { inNairobi } from '../../../shared/dates.ts';
import { cx } from '../../../ui/cx.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { nextPageOf } from '../../../ui/data/next-page.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { Notification } from '../schema.ts';
import { markNotificationsRead, notificationsPath, readNotificationPage } from './api.ts';
import { useNoticeText } from './notice-text.ts';

/** What the reader was told, newest first. What is shown counts as read. */
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
  useMarkShown(items);
  if (query.isError && !items) return <Failed />;
  if (!items) return <ListSkeleton />;
  if (items.length === 0) return <p className="py-6 text-center text-ink-muted">{t.empty}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {items.map((one) => (
          <NotificationRow key={one.id} notification={one} onFollow={onFollow} />
        ))}
      </ul>
      {query.hasNextPage && <LoadMore label={t.more} {...nextPageOf(query)} />}
    </div>
  );
}

/** The list keeps showing what is new; the count drops. */
function useMarkShown(items: readonly Notification[] | undefined): void {
  const unread = items?.flatMap(({ id, isRead }) => (isRead ? [] : [id])).join(' ');
  useEffect(() => {
    if (!unread) return;
    markNotificationsRead(browserApi, unread.split(' ').slice(0, 50)).then(
      () => announceChange(`${notificationsPath}`),
      // It stays unread, and counts as such, until it can be said.
      () => undefined,
    );
  }, [unread]);
}

function NotificationRow(props: { notification: Notification; onFollow: () => void }) {
  const { notification, onFollow } = props;
  const t = useTexts('bell');
  const textOf = useNoticeText();
  const { months } = useTexts('messaging');
  const { link, isRead, createdAt } = notification;
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
    <li>
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
