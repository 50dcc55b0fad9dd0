import { SendHorizontal, Square, WifiOff } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { maxMessageLength } from '../schema.ts';
import type { Chat } from './use-chat.ts';

/** Where a whole list is pasted. */
const newRfqPath = '/rfqs/new';

/** The place to write. Without a network it keeps what is written, and says so. */
export function ChatComposer({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useTexts('assistant');
  const { text, write } = chat.draft;
  const input = useRef<HTMLTextAreaElement>(null);
  const tooLongId = useId();
  useFocusKept(input, isOpen, chat.isPending);
  const length = text.trim().length;
  const isTooLong = length > maxMessageLength;
  const send = () => {
    if (!isTooLong) chat.send(text);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="grid gap-2 border-line border-t bg-surface-raised p-3 sm:rounded-b-card"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NetworkNote chat={chat} />
      {isTooLong && <TooLong id={tooLongId} length={length} />}
      <div className="flex items-end gap-2">
        <Textarea
          ref={input}
          rows={2}
          aria-label={t.input}
          aria-describedby={isTooLong ? tooLongId : undefined}
          aria-invalid={isTooLong || undefined}
          placeholder={t.placeholder}
          value={text}
          disabled={chat.isPending}
          className="min-h-11 flex-1 resize-none"
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {chat.writing ? (
          <IconButton
            type="button"
            variant="primary"
            label={t.stop}
            icon={<Square aria-hidden="true" />}
            onClick={chat.stop}
          />
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            label={chat.isOnline ? t.send : t.sendOffline}
            icon={
              chat.isOnline ? <SendHorizontal aria-hidden="true" /> : <WifiOff aria-hidden="true" />
            }
            disabled={chat.isPending || isTooLong || !chat.isOnline}
          />
        )}
      </div>
    </form>
  );
}

/**
 * The place to write has the focus when the chat opens, and again when an answer came, unless it was
 * taken elsewhere meanwhile. Until then it stays in the chat: what is disabled cannot hold it.
 */
function useFocusKept(
  input: RefObject<HTMLTextAreaElement | null>,
  isOpen: boolean,
  isPending: boolean,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const chat = input.current?.closest<HTMLElement>('[role=dialog]');
    const opens = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!isOpen || !chat) return;
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement === chat;
    if (isPending) {
      if (isFree || activeElement === input.current) chat.focus({ preventScroll: true });
    } else if (opens || isFree) input.current?.focus();
  }, [input, isOpen, isPending]);
}

/** The open chat covers what the page says of the network. Its place is always there, to be heard. */
function NetworkNote({ chat: { isOnline, isCutOff } }: { chat: Chat }) {
  const t = useTexts('assistant');
  const words = isOnline ? t.cutOff : t.offline;
  return (
    <div role="status" className="empty:-mb-2">
      {(!isOnline || isCutOff) && (
        <p className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm">
          <WifiOff className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
          {words}
        </p>
      )}
    </div>
  );
}

/** What is pasted is never cut: a long list goes into a request. */
function TooLong({ id, length }: { id: string; length: number }) {
  const t = useTexts('assistant');
  const counts = { length: formatNumber(length), most: formatNumber(maxMessageLength) };
  return (
    <div id={id} role="alert" className="text-danger text-sm">
      <p>{fill(t.tooLong, counts)}</p>
      <Link to={newRfqPath} className="link inline-flex min-h-11 items-center">
        {t.tooLongRequest}
      </Link>
    </div>
  );
}
