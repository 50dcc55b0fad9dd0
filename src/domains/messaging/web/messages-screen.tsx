import { useTexts } from '../../../ui/messages.tsx';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { ChatPane } from './chat-pane.tsx';
import { ConversationList } from './conversation-list.tsx';
import { isUnauthorized } from './first-view.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useCorrespondent } from './use-correspondent.ts';
import { useConversations, useInboxUnread, useLiveInbox } from './use-inbox.ts';
import { useNow } from './use-now.ts';

interface MessagesScreenProps {
  user: CurrentUser;
  /** Whose conversation is open; null for none. */
  peerId: string | null;
  loadedAt: number;
}

/** Conversations and the open one. */
export function MessagesScreen({ user, peerId, loadedAt }: MessagesScreenProps) {
  const now = useNow(loadedAt);
  const inbox = useConversations();
  const unread = useInboxUnread();
  useLiveInbox();
  if (isUnauthorized(inbox.error)) return <SignInFirst />;
  return (
    <MessagesFrame
      shows={peerId ? 'chat' : 'list'}
      list={
        <ConversationList inbox={inbox} unread={unread} user={user} peerId={peerId} now={now} />
      }
      chat={
        peerId ? (
          <OpenChat key={peerId} user={user} peerId={peerId} inbox={inbox} now={now} />
        ) : (
          <NothingChosen />
        )
      }
    />
  );
}

function OpenChat(props: {
  user: CurrentUser;
  peerId: string;
  inbox: ReturnType<typeof useConversations>;
  now: number;
}) {
  const { inbox, ...rest } = props;
  const peer = useCorrespondent(props.peerId, props.user.role, inbox.conversations);
  return <ChatPane {...rest} peer={peer} />;
}

function NothingChosen() {
  const t = useTexts('messaging');
  return (
    <div className="concrete-texture grid flex-1 place-content-center gap-1 p-6 text-center">
      <h2 className="text-xl">{t.chooseTitle}</h2>
      <p className="text-ink-muted">{t.chooseText}</p>
    </div>
  );
}
