import { RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import type { ChatMessage } from '../schema.ts';
import { ChatComposer } from './chat-composer.tsx';
import { type Drafts, MessageBubble } from './message-bubble.tsx';
import { useIsNarrowScreen } from './narrow-screen.ts';
import { type Chat, useChat } from './use-chat.ts';
import { useInertBehind } from './use-inert-behind.ts';

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
  const panel = useRef<HTMLElement>(null);
  const isModal = useIsNarrowScreen() && isOpen;
  useInertBehind(panel, isModal);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal={isModal || undefined}
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
      <ChatComposer chat={chat} isOpen={isOpen} />
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
    message === last &&
    leadsToQuotes &&
    chat.isOnline &&
    !message.data?.rfqDraft &&
    chat.unsent === null
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
            onSay={message === last && chat.isOnline && !chat.isPending ? chat.send : null}
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
      {chat.isUnloaded && !chat.isPending && (
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
          disabled={!chat.isOnline}
          onClick={() => chat.send(chat.unsent ?? '')}
        >
          {t.sendAgain}
        </Button>
      )}
      {count === 1 && !chat.isPending && (
        <QuickActions isOnline={chat.isOnline} onChoose={chat.send} />
      )}
    </div>
  );
}

function useDrafts(messages: readonly ChatMessage[]): Drafts {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const noteSent = useCallback((id: string) => setSent((known) => new Set([...known, id])), []);
  const draft = messages.findLast(({ data }) => data?.rfqDraft)?.data?.rfqDraft ?? null;
  const latest = draft?.id ?? null;
  const isSent = draft !== null && (draft.sent !== undefined || sent.has(draft.id));
  return { latest, open: isSent ? null : latest, noteSent };
}

interface QuickActionsProps {
  readonly isOnline: boolean;
  readonly onChoose: (text: string) => void;
}

function QuickActions({ isOnline, onChoose }: QuickActionsProps) {
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
          disabled={!isOnline}
          onClick={() => choose(text)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
