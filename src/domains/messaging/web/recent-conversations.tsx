import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { firstConversations, readConversations } from './api.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ListSkeleton } from './messages-skeleton.tsx';
import { ReadFailed } from './read-failed.tsx';

/** So many of the newest conversations are shown. */
const recent = 5;

/** The newest conversations with the way to all, for a dashboard. */
export function RecentConversations({ ownId }: { ownId: string }) {
  const t = useTexts('messaging');
  const [now] = useState(() => Date.now());
  const { data, isError, refetch } = useQuery({
    queryKey: [firstConversations],
    queryFn: () => readConversations(browserApi, firstConversations),
  });
  if (isError) return <ReadFailed onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t.emptyTitle}
        text={t.emptyText}
        action={<LinkButton to="/products">{t.browseProducts}</LinkButton>}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Card className="w-full overflow-hidden">
        <ul className="divide-y divide-line">
          {data.items.slice(0, recent).map((conversation) => (
            <ConversationRow
              key={conversation.user.id}
              conversation={conversation}
              ownId={ownId}
              isOpen={false}
              now={now}
            />
          ))}
        </ul>
      </Card>
      <LinkButton to="/messages" variant="outline">
        {t.allConversations}
      </LinkButton>
    </div>
  );
}
