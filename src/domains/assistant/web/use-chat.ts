import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import type { ChatAnswer, ChatMessage, ChatSession } from '../schema.ts';
import { readSession, sendMessage } from './api.ts';
import { forgetSession, keepSession, keptSession } from './kept-session.ts';

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly isPending: boolean;
  /** What could not be sent, to try again. */
  readonly unsent: string | null;
  send(text: string): Promise<void>;
  startAgain(): void;
  /** Whether what was said before could not be loaded; `resume` tries again. */
  readonly isUnloaded: boolean;
  resume(): void;
}

let count = 0;

/** Not randomUUID, which pages without https lack. */
const said = (type: ChatMessage['type'], content: string): ChatMessage => {
  count += 1;
  return { id: `said-${count}`, type, content, timestamp: new Date().toISOString() };
};

/** The cards of an answer. */
function cardsOf({ supplierMatches, rfqDraft, comparison }: ChatAnswer) {
  return {
    ...(supplierMatches ? { supplierMatches } : {}),
    ...(rfqDraft ? { rfqDraft } : {}),
    ...(comparison ? { comparison } : {}),
  };
}

/** The conversation of this account: the greeting, what was said before, and what is said now. */
export function useChat(userId: string): Chat {
  const t = useTexts('assistant');
  const { error: errorTitle } = useTexts('common');
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [said('ai', t.greeting)]);
  const [isPending, setPending] = useState(false);
  const [unsent, setUnsent] = useState<string | null>(null);
  const sessionId = useRef<string | null>(null);
  /** Goes up when the conversation begins anew: what comes for the old one is not shown. */
  const round = useRef(0);
  const add = (message: ChatMessage) => setMessages((known) => [...known, message]);

  const { isUnloaded, resume } = useKeptSession(userId, (session) => {
    if (sessionId.current !== null) return;
    sessionId.current = session.id;
    setMessages((known) => [...known.slice(0, 1), ...session.messages, ...known.slice(1)]);
  });

  const send = async (text: string) => {
    const message = text.trim();
    if (message === '' || isPending) return;
    const isRetry = message === unsent;
    if (!isRetry) add(said('user', message));
    setUnsent(null);
    setPending(true);
    const own = round.current;
    const answered = said('ai', '');
    /** The one answer, as far as it is known. */
    const put = (part: Partial<ChatMessage>) =>
      own === round.current &&
      setMessages((known) => {
        const at = known.findIndex(({ id }) => id === answered.id);
        if (at < 0) return [...known, { ...answered, ...part }];
        return known.with(at, { ...(known[at] ?? answered), ...part });
      });
    try {
      const answer = await sendMessage(message, sessionId.current, {
        onFound: (found) => put({ data: cardsOf(found) }),
        onText: (content) => put({ content }),
      });
      if (own !== round.current) return;
      sessionId.current = answer.sessionId;
      keepSession(userId, answer.sessionId);
      put({ content: answer.response, data: cardsOf(answer) });
    } catch (error) {
      if (own !== round.current) return;
      if (error instanceof ApiError && error.status === 404) {
        sessionId.current = null;
        forgetSession(userId);
      }
      tellFailure(error, { ...t, error: errorTitle });
      put({ content: t.apology, data: {} });
      setUnsent(message);
    } finally {
      if (own === round.current) setPending(false);
    }
  };

  const startAgain = () => {
    round.current += 1;
    setPending(false);
    sessionId.current = null;
    forgetSession(userId);
    setUnsent(null);
    setMessages([said('ai', t.greeting)]);
  };
  return { messages, isPending, unsent, send, startAgain, isUnloaded, resume };
}

/** Loads the conversation that this device keeps; it is forgotten only where it is gone. */
function useKeptSession(userId: string, onLoaded: (session: ChatSession) => void) {
  const [isUnloaded, setUnloaded] = useState(false);
  const loaded = useRef(onLoaded);
  loaded.current = onLoaded;
  const resume = useCallback(() => {
    const kept = keptSession(userId);
    setUnloaded(false);
    if (kept === null) return;
    readSession(browserApi, kept).then(
      (session) => loaded.current(session),
      (error) => {
        if (error instanceof ApiError && error.status === 404) forgetSession(userId);
        else setUnloaded(true);
      },
    );
  }, [userId]);
  useEffect(resume, [resume]);
  return { isUnloaded, resume };
}

interface Texts {
  readonly error: string;
  readonly unauthorized: string;
  readonly loggedOut: string;
  readonly sendFailed: string;
}

function tellFailure(error: unknown, t: Texts): void {
  if (error instanceof ApiError && error.isUnauthorized) {
    signInFirst(t.unauthorized, t.loggedOut, hereAddress());
    return;
  }
  toast({ title: t.error, description: t.sendFailed, variant: 'destructive' });
}
