import { useCallback, useState } from 'react';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { ChatHead } from './chat-head.tsx';
import { Composer, OwnAccountNotice } from './composer.tsx';
import { isUnauthorized } from './first-view.ts';
import { MessageList } from './message-list.tsx';
import { ThreadSkeleton } from './messages-skeleton.tsx';
import { messengerOf } from './messenger.ts';
import { BlockedNotice, PeerMenu } from './peer-menu.tsx';
import { ReadFailed } from './read-failed.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useBlocks } from './use-blocks.ts';
import type { Correspondent } from './use-correspondent.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOutgoing } from './use-outbox.ts';
import { useSend, type Written } from './use-send.ts';
import { useThread } from './use-thread.ts';
import { useIsTyping } from './use-typing.ts';
import { useUnreadFrom, useUnseen } from './use-unread-from.ts';
import { useNaming } from './words.ts';

interface ChatPaneProps {
  user: CurrentUser;
  peerId: string;
  peer: Correspondent | null;
  now: number;
}

/** One conversation: who it is with, what was said, and where to write. */
export function ChatPane({ user, peerId, peer, now }: ChatPaneProps) {
  const [messenger] = useState(() => messengerOf(user.id));
  const { outbox } = messenger;
  const { nameOf } = useNaming();
  const { thread, kept, isFresh, error, refetch, older } = useThread(user.id, peerId);
  const shown = thread ?? kept;
  const outgoing = useOutgoing(outbox, peerId, shown ?? undefined);
  const { send, retry, discard } = useSend(messenger, peerId);
  const opened = useUnreadFrom(peerId, thread, isFresh);
  // What was kept, or left by an earlier visit, gives way to what is read: opened anew, at its unread part.
  const list = thread ? (opened.count > 0 ? 'unread' : 'read') : 'kept';
  const [endSeen, setEndSeen] = useState<typeof list | null>(null);
  const isAtEnd = endSeen === list;
  const notePlace = useCallback((isThere: boolean) => setEndSeen(isThere ? list : null), [list]);
  const isTyping = useIsTyping(peerId);
  const actions = useBlocks(user.id, peerId);
  const unseen = useUnseen(peerId, thread, { opened, isAtEnd });
  useMarkRead(peerId, { thread, isFresh, isAtEnd });

  if (isUnauthorized(error)) return <SignInFirst />;
  return (
    <>
      <ChatHead
        peer={peer}
        isTyping={isTyping}
        menu={peer && peerId !== user.id && <PeerMenu name={nameOf(peer)} actions={actions} />}
      />
      {shown ? (
        <MessageList
          key={list}
          thread={shown}
          isKept={!thread}
          onReadAgain={error ? () => void refetch() : null}
          outgoing={outgoing}
          ownId={user.id}
          peerName={peer ? nameOf(peer) : ''}
          now={now}
          opened={opened}
          unseen={unseen}
          peerId={peerId}
          onPlace={notePlace}
          older={older}
          progress={messenger.progress}
          onRetry={retry}
          onDiscard={discard}
        />
      ) : error ? (
        <ReadFailed onRetry={() => void refetch()} />
      ) : (
        <ThreadSkeleton />
      )}
      <ChatFoot {...{ user, peerId, peer, actions, onSend: send }} />
    </>
  );
}

/** Where is written, or why nobody can. */
function ChatFoot(props: {
  user: CurrentUser;
  peerId: string;
  peer: Correspondent | null;
  actions: ReturnType<typeof useBlocks>;
  onSend: (written: Written) => void;
}) {
  const { user, peerId, peer, actions, onSend } = props;
  if (peerId === user.id) return <OwnAccountNotice />;
  const { blocks } = actions;
  if (blocks?.isBlocked || blocks?.hasBlockedYou) return <BlockedNotice actions={actions} />;
  return (
    <Composer
      ownId={user.id}
      peerId={peerId}
      supplierId={[user, peer].find((one) => one?.role === 'supplier')?.id ?? null}
      hasRfqs={[user, peer].some((one) => one?.role === 'contractor')}
      onSend={onSend}
    />
  );
}
