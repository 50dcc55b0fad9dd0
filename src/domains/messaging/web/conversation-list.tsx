import { useEffect, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { CountBadge } from '../../../ui/primitives/count-badge.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { matchesSearch } from '../rules.ts';
import type { Conversation } from '../schema.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ListSkeleton } from './messages-skeleton.tsx';
import { ReadFailed } from './read-failed.tsx';
import type { useConversations } from './use-inbox.ts';

interface ConversationListProps {
  inbox: ReturnType<typeof useConversations>;
  unread: number;
  user: CurrentUser;
  peerId: string | null;
  now: number;
}

/** All conversations, newest first, with a search over names, emails and companies. */
export function ConversationList({ inbox, unread, user, peerId, now }: ConversationListProps) {
  const [search, setSearch] = useState('');
  const { conversations, hasNextPage, isFetching, isError, fetchNextPage } = inbox;
  const isSearching = search.trim() !== '';
  useEffect(() => {
    // A search is over all conversations, so those that are not here yet are fetched.
    if (isSearching && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, hasNextPage, isFetching, isError, fetchNextPage]);

  return (
    <>
      <ListHead unread={unread} isPageTitle={peerId === null} />
      {conversations && conversations.length > 0 && (
        <SearchField search={search} onSearch={setSearch} />
      )}
      {/* Room below the last row for the button of the assistant. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {conversations ? (
          <Rows {...{ conversations, search, user, peerId, now }} />
        ) : isError ? (
          <ReadFailed onRetry={() => void inbox.refetch()} />
        ) : (
          <ListSkeleton />
        )}
        {conversations && hasNextPage && <MoreButton inbox={inbox} />}
      </div>
    </>
  );
}

/** One h1 a page: with an open conversation it is the other person's name. */
function ListHead({ unread, isPageTitle }: { unread: number; isPageTitle: boolean }) {
  const t = useTexts('messaging');
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <div className="flex items-center gap-3 px-4 pt-4 pb-3">
      <Title className="text-2xl">{t.title}</Title>
      <CountBadge count={unread} />
      {unread > 0 && <span className="sr-only">{fill(t.unreadCount, { count: unread })}</span>}
    </div>
  );
}

function SearchField(props: { search: string; onSearch: (search: string) => void }) {
  const t = useTexts('messaging');
  return (
    <div className="px-4 pb-3">
      <Input
        type="search"
        aria-label={t.search}
        placeholder={t.searchPlaceholder}
        autoComplete="off"
        value={props.search}
        onChange={(event) => props.onSearch(event.target.value)}
      />
    </div>
  );
}

function Rows(props: {
  conversations: readonly Conversation[];
  search: string;
  user: CurrentUser;
  peerId: string | null;
  now: number;
}) {
  const { conversations, search, user, peerId, now } = props;
  const t = useTexts('messaging');
  if (conversations.length === 0) return <NoConversations user={user} />;
  const found = conversations.filter((one) => matchesSearch(one.user, search.trim()));
  if (found.length === 0) {
    return (
      <p className="wrap-anywhere px-4 py-6 text-center text-ink-muted" role="status">
        {fill(t.searchEmpty, { search: search.trim() })}
      </p>
    );
  }
  return (
    <ul>
      {found.map((conversation) => (
        <ConversationRow
          key={conversation.user.id}
          conversation={conversation}
          ownId={user.id}
          isOpen={conversation.user.id === peerId}
          opensOffline
          now={now}
        />
      ))}
    </ul>
  );
}

function NoConversations({ user }: { user: CurrentUser }) {
  const t = useTexts('messaging');
  const isSupplier = user.role === 'supplier';
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <h2 className="text-lg">{t.emptyTitle}</h2>
      <p className="text-ink-muted">{isSupplier ? t.emptyTextSupplier : t.emptyText}</p>
      {!isSupplier && (
        <LinkButton to="/products" variant="outline" className="mt-3">
          {t.browseProducts}
        </LinkButton>
      )}
    </div>
  );
}

function MoreButton({ inbox }: { inbox: ReturnType<typeof useConversations> }) {
  const t = useTexts('messaging');
  return (
    <div className="grid place-items-center p-3">
      <Button
        variant="outline"
        size="sm"
        pending={inbox.isFetchingNextPage}
        onClick={() => void inbox.fetchNextPage()}
      >
        {t.moreConversations}
      </Button>
    </div>
  );
}
