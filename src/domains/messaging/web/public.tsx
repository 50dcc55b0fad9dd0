import { MessageSquareText } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { onChange } from '../../../ui/data/changes.ts';
import { createUnreadStore } from '../../../ui/data/unread-store.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { CountBadge } from '../../../ui/primitives/count-badge.tsx';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { badgePollMs, readUnreadCount, unreadKey } from './api.ts';

/** What every page of the signed in does with messages. */
export const liveMessages = lazyPart<{ user: CurrentUser }>(
  async () => (await import('./live-messages.tsx')).default,
  ['messaging'],
);

const unreadStore = createUnreadStore(() => ({
  read: () => readUnreadCount(browserApi),
  onChange: (listener) => onChange(unreadKey[0], listener),
  page: document,
  intervalMs: badgePollMs,
}));

const neverChanges = () => () => {};
const none = () => 0;

/** How many messages are unread, polled every 30 s. @param mayRead what a member of a company may not ask for is 0 */
export function useUnreadCount(mayRead = true): number {
  return useSyncExternalStore(
    mayRead ? unreadStore.subscribe : neverChanges,
    mayRead ? unreadStore.snapshot : none,
    none,
  );
}

/** How many messages of this account are on this device and have not arrived. */
export async function countUnsent(ownId: string): Promise<number> {
  try {
    const { outbox } = (await import('./messenger.ts')).messengerOf(ownId);
    await outbox.restore();
    return outbox.unsent().length;
  } catch {
    // Out of reach without a connection, as is the sign-out that asks.
    return 0;
  }
}

/** The way to the messages, with the number of unread ones. Rendered for who is signed in. */
export function MessagesButton({ className }: { className?: string | undefined }) {
  const t = useTexts('messaging');
  const count = useUnreadCount();
  return (
    <Link
      to="/messages"
      aria-label={count > 0 ? fill(t.unreadLabel, { count }) : t.title}
      className={cx(buttonClass({ variant: 'ghost' }), 'btn-icon', className)}
    >
      <MessageSquareText aria-hidden="true" />
      <CountBadge count={count} onIcon />
    </Link>
  );
}
