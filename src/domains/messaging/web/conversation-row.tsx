import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { CountBadge } from '../../../ui/primitives/count-badge.tsx';
import { conversationTime } from '../rules.ts';
import type { Conversation } from '../schema.ts';
import { avatarNames } from './chat-head.tsx';
import { useNaming, useTimeWords, useWords } from './words.ts';

interface ConversationRowProps {
  conversation: Conversation;
  ownId: string;
  isOpen: boolean;
  /** Whether the page of conversations is the one that is open: it needs no network for another. */
  opensOffline?: boolean;
  now: number;
}

/** One conversation: with whom, the last message, when, and how much of it is unread. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, ownId, isOpen, opensOffline, now } = props;
  const t = useTexts('messaging');
  const { nameOf } = useNaming();
  const words = useTimeWords();
  const { user, lastMessage, unreadCount } = conversation;
  const isOwn = lastMessage.senderId === ownId;
  const isUnread = unreadCount > 0;
  const content = useWords()(lastMessage);
  return (
    <li>
      <Link
        to={`/messages/${user.id}`}
        data-opens-offline={opensOffline}
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'flex items-center gap-3 border-l-4 px-3 py-3 hover:bg-surface-sunken focus-visible:-outline-offset-2',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent',
        )}
      >
        <Avatar {...avatarNames(user)} src={user.profileImageUrl} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className={cx('truncate', isUnread ? 'font-extrabold' : 'font-semibold')}>
              {nameOf(user)}
            </span>
            <time
              dateTime={lastMessage.createdAt}
              className="flex-none text-ink-muted text-xs tabular-nums"
            >
              {conversationTime(lastMessage.createdAt, now, words)}
            </time>
          </div>
          <div className="flex items-center justify-between gap-3">
            <span className={cx('truncate text-sm', isUnread ? 'font-semibold' : 'text-ink-muted')}>
              {isOwn ? fill(t.youWrote, { content }) : content}
            </span>
            <CountBadge count={unreadCount} className="flex-none" />
            {isUnread && (
              <span className="sr-only">{fill(t.unreadCount, { count: unreadCount })}</span>
            )}
          </div>
        </div>
      </Link>
    </li>
  );
}
