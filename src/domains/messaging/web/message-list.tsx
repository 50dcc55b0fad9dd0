import { ArrowDown } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { CountBadge } from '../../../ui/primitives/count-badge.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { dayText } from '../rules.ts';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import type { OutgoingMessage } from './outbox.ts';
import type { UploadProgress } from './progress.ts';
import { type Day, type Thread, toDays } from './thread.ts';
import { useIsAtEnd, useOpenAtUnread, useSteadyScroll } from './use-steady-scroll.ts';
import type { useThread } from './use-thread.ts';
import type { OpenedUnread } from './use-unread-from.ts';
import { useTimeWords } from './words.ts';

interface MessageListProps {
  thread: Thread;
  /** It is what this device kept: it cannot be read without a network. */
  isKept: boolean;
  /** Where reading it has failed. */
  onReadAgain: (() => void) | null;
  outgoing: readonly OutgoingMessage[];
  ownId: string;
  peerName: string;
  now: number;
  peerId: string;
  opened: OpenedUnread;
  /** Messages of the other side that the reader has not had on the screen. */
  unseen: number;
  /** Told whether the reader is at the newest message. */
  onPlace: (isAtEnd: boolean) => void;
  older: ReturnType<typeof useThread>['older'];
  progress: UploadProgress;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

/**
 * The messages by days, newest at the bottom. The scroller is turned upside down by CSS, so that it
 * begins at its end before any script runs.
 */
export function MessageList(props: MessageListProps) {
  const {
    thread,
    isKept,
    onReadAgain,
    outgoing,
    older,
    opened,
    unseen,
    peerId,
    onPlace,
    ...shown
  } = props;
  const { ownId, peerName } = shown;
  const t = useTexts('messaging');
  const scroller = useRef<HTMLDivElement>(null);
  const days = toDays(thread, outgoing, ownId);
  const first = days[0]?.bubbles[0]?.key;
  const showNewest = useSteadyScroll(scroller, {
    first,
    last: days.at(-1)?.bubbles.at(-1)?.key,
    sent: outgoing.at(-1)?.clientId,
  });
  useOpenAtUnread(scroller, { unread: opened.count, first });
  const isAtEnd = useIsAtEnd(scroller, onPlace);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-label={fill(t.conversationWith, { name: peerName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        className="concrete-texture flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="mx-auto w-full max-w-3xl px-3 py-4 md:px-6">
          {thread.hasOlder && <OlderButton scroller={scroller} older={older} />}
          {isKept ? (
            <KeptNote isEmpty={thread.messages.length === 0} onReadAgain={onReadAgain} />
          ) : (
            // Nobody begins one with themselves.
            days.length === 0 && peerId !== ownId && <NothingSaid peerName={peerName} />
          )}
          {days.map((day) => (
            <DayGroup key={day.key} day={day} unreadFrom={opened.fromSeq} shown={shown} />
          ))}
        </div>
      </div>
      {!isAtEnd && <ToNewest unseen={unseen} onClick={showNewest} />}
    </div>
  );
}

/** Down to the newest message; says how many the reader has not seen. */
function ToNewest({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  const t = useTexts('messaging');
  return (
    <div className="absolute right-4 bottom-3">
      <IconButton
        label={unseen > 0 ? fill(t.toUnread, { count: unseen }) : t.toNewest}
        icon={<ArrowDown aria-hidden="true" />}
        variant="outline"
        className="rounded-full shadow-overlay"
        onClick={onClick}
      />
      <CountBadge count={unseen} className="pointer-events-none absolute -top-2 -right-1" />
    </div>
  );
}

/** Loads what was said before as soon as it comes near; after a failure only when pressed. */
function OlderButton(props: {
  scroller: RefObject<HTMLDivElement | null>;
  older: MessageListProps['older'];
}) {
  const { scroller, older } = props;
  const { mutate, isPending, isError } = older;
  const t = useTexts('messaging');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPending || isError || !button.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) mutate();
      },
      { root: scroller.current, rootMargin: '200px 0px 0px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [scroller, mutate, isPending, isError]);
  return (
    <div className="mb-4 grid place-items-center gap-2">
      {isError && <p role="alert">{t.fetchFailed}</p>}
      <Button ref={button} variant="outline" size="sm" pending={isPending} onClick={() => mutate()}>
        {t.older}
      </Button>
    </div>
  );
}

function DayGroup(props: {
  day: Day;
  unreadFrom: number | null;
  shown: Omit<MessageBubbleProps, 'bubble'>;
}) {
  const { day, unreadFrom, shown } = props;
  const words = useTimeWords();
  return (
    <section>
      <h2 className="my-4 flex items-center gap-3 font-sans font-semibold text-ink-muted text-xs tracking-normal before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <time dateTime={day.createdAt}>{dayText(day.createdAt, shown.now, words)}</time>
      </h2>
      <ol className="grid gap-2">
        {day.bubbles.map((bubble) => (
          <Fragment key={bubble.key}>
            {unreadFrom !== null && bubble.seq === unreadFrom && <UnreadDivider />}
            <MessageBubble bubble={bubble} {...shown} />
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

function UnreadDivider() {
  const { newMessages } = useTexts('messaging');
  return (
    <li
      data-unread-from
      className="my-2 flex items-center gap-3 font-semibold text-danger text-xs before:h-px before:flex-1 before:bg-danger after:h-px after:flex-1 after:bg-danger"
    >
      {newMessages}
    </li>
  );
}

/** Above what this device kept of a conversation, or in the place of what it did not keep. */
function KeptNote(props: { isEmpty: boolean; onReadAgain: (() => void) | null }) {
  const { isEmpty, onReadAgain } = props;
  const t = useTexts('messaging');
  const common = useTexts('common');
  return (
    <div className="mx-auto mb-4 grid max-w-prose justify-items-center gap-2 rounded-card border border-line bg-surface-raised px-4 py-3 text-center text-sm">
      {onReadAgain && <p role="alert">{t.fetchFailed}</p>}
      <p>{isEmpty ? t.notKept : t.kept}</p>
      {onReadAgain && (
        <Button variant="outline" size="sm" onClick={onReadAgain}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}

function NothingSaid({ peerName }: { peerName: string }) {
  const t = useTexts('messaging');
  return (
    <div className="grid gap-1 py-10 text-center">
      <h2 className="text-lg">{t.chatEmptyTitle}</h2>
      <p className="text-ink-muted">{fill(t.chatEmptyText, { name: peerName })}</p>
    </div>
  );
}
