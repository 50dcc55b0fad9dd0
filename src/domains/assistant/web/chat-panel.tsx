import { RotateCcw, SendHorizontal, Square, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { type ChatMessage, maxMessageLength } from '../schema.ts';
import { MessageBubble } from './message-bubble.tsx';
import { type Chat, useChat } from './use-chat.ts';
import { useDrafts } from './use-drafts.ts';

/** Where a whole list is pasted. */
const newRfqPath = '/rfqs/new';
/** How long after a quick action its text is sent. */
const quickActionMs = 100;

export interface ChatPanelProps {
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The chat: what was said, and the place to write. On a phone it takes the whole screen. */
export function ChatPanel({ userId, isOpen, onClose }: ChatPanelProps) {
  const t = useTexts('assistant');
  const chat = useChat(userId);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <section
      role="dialog"
      aria-label={t.title}
      hidden={!isOpen}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="chat-panel not-[[hidden]]:flex fixed inset-0 z-40 flex-col bg-surface shadow-overlay sm:inset-auto sm:right-4 sm:bottom-4 sm:h-[min(40rem,calc(100dvh-2rem))] sm:w-96 sm:rounded-card sm:border sm:border-line print:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-line border-b bg-surface-raised px-4 py-1 sm:rounded-t-card">
        <h2 className="font-heading font-semibold text-lg">{t.title}</h2>
        <div className="flex">
          {chat.messages.length > 1 && (
            <IconButton
              label={t.startAgain}
              icon={<RotateCcw aria-hidden="true" />}
              onClick={chat.startAgain}
            />
          )}
          <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
      </div>
      <Conversation chat={chat} isOpen={isOpen} />
      <Composer chat={chat} isOpen={isOpen} />
    </section>
  );
}

function Conversation({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useTexts('assistant');
  const log = useRef<HTMLDivElement>(null);
  const count = chat.messages.length;
  const last = chat.messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something was said
  useEffect(() => {
    // An answer is read from its beginning, whatever cards follow it and while it is written.
    const block = last?.type === 'ai' ? 'start' : 'end';
    log.current?.lastElementChild?.scrollIntoView({ block });
  }, [count, isOpen]);
  const drafts = useDrafts(chat.messages);
  const leadsToQuotes = !chat.isPending && (last?.data?.supplierMatches?.matches.length ?? 0) > 0;
  const askOf = (message: ChatMessage) =>
    message === last && leadsToQuotes && !message.data?.rfqDraft && chat.unsent === null
      ? () => chat.send(t.askForQuotes)
      : null;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      <div ref={log} role="log" aria-live="off" aria-label={t.conversation} className="grid gap-3">
        {chat.messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
            drafts={drafts}
            room={message.id === chat.writing?.id ? chat.writing.ruled : null}
            onAsk={askOf(message)}
          />
        ))}
        {chat.isPending && chat.writing === null && (
          <p className="text-ink-muted text-sm">{t.thinking}</p>
        )}
      </div>
      {/* Read out is the answer once it is complete, not each piece of it nor all of its cards. */}
      <p aria-live="polite" className="sr-only">
        {chat.isPending ? '' : chat.answered}
      </p>
      {chat.isUnloaded && (
        <div role="status" className="mt-3 grid gap-2">
          <p className="text-ink-muted text-sm">{t.notLoaded}</p>
          <Button variant="outline" size="sm" className="min-h-11" onClick={chat.resume}>
            {t.loadEarlier}
          </Button>
        </div>
      )}
      {chat.unsent !== null && !chat.isPending && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 min-h-11"
          onClick={() => chat.send(chat.unsent ?? '')}
        >
          {t.sendAgain}
        </Button>
      )}
      {count === 1 && !chat.isPending && <QuickActions onChoose={chat.send} />}
    </div>
  );
}

function QuickActions({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTexts('assistant');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChoose(text), quickActionMs);
  };
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">{t.quickActionsLabel}</legend>
      {t.quickActions.map((text) => (
        <Button
          key={text}
          variant="outline"
          size="sm"
          className="min-h-11"
          onClick={() => choose(text)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

function Composer({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useTexts('assistant');
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const tooLongId = useId();
  useFocusKept(input, isOpen, chat.isPending);
  const length = text.trim().length;
  const isTooLong = length > maxMessageLength;
  const send = () => {
    if (length === 0 || isTooLong) return;
    setText('');
    chat.send(text);
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
          onChange={(event) => setText(event.target.value)}
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
            label={t.send}
            icon={<SendHorizontal aria-hidden="true" />}
            disabled={chat.isPending || isTooLong}
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
