import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import type { ChatAnswer, ChatMessage, ChatSession } from '../schema.ts';
import { readSession, sendMessage } from './api.ts';
import { forgetSession, keepSession, keptSession } from './kept-session.ts';

/** Where the message that was sent last stands. */
interface Progress {
  readonly isPending: boolean;
  /** The answer whose words are being written, its cards being there already; what it says by rules. */
  readonly writing: { readonly id: string; readonly ruled: string } | null;
  /** The words of the last answer since the chat was opened; empty before. */
  readonly answered: string;
  /** What could not be sent, to try again. */
  readonly unsent: string | null;
}

const idle: Progress = { isPending: false, writing: null, answered: '', unsent: null };

export interface Chat extends Progress {
  readonly messages: readonly ChatMessage[];
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

type SetMessages = Dispatch<SetStateAction<readonly ChatMessage[]>>;

/** Puts one answer in its place, as far as it is known. */
function replyIn(setMessages: SetMessages) {
  const reply = said('ai', '');
  const put = (part: Partial<ChatMessage>) =>
    setMessages((known) => {
      const at = known.findIndex(({ id }) => id === reply.id);
      if (at < 0) return [...known, { ...reply, ...part }];
      return known.with(at, { ...(known[at] ?? reply), ...part });
    });
  return { id: reply.id, put };
}

/** The conversation of this account: the greeting, what was said before, and what is said now. */
export function useChat(userId: string): Chat {
  const t = useTexts('assistant');
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [said('ai', t.greeting)]);
  const [progress, setProgress] = useState<Progress>(idle);
  const sessionId = useRef<string | null>(null);
  /** Goes up when the conversation begins anew: what comes for the old one is not shown. */
  const round = useRef(0);
  const tellFailure = useFailureToast();

  const { isUnloaded, resume } = useKeptSession(userId, (session) => {
    if (sessionId.current !== null) return;
    sessionId.current = session.id;
    setMessages((known) => [...known.slice(0, 1), ...session.messages, ...known.slice(1)]);
  });

  const send = async (text: string) => {
    const message = text.trim();
    if (message === '' || progress.isPending) return;
    if (message !== progress.unsent) setMessages((known) => [...known, said('user', message)]);
    setProgress({ ...idle, isPending: true });
    const own = round.current;
    const reply = replyIn((change) => own === round.current && setMessages(change));
    try {
      const answer = await sendMessage(message, sessionId.current, {
        onFound(found) {
          reply.put({ data: cardsOf(found) });
          const writing = { id: reply.id, ruled: found.response };
          if (own === round.current) setProgress({ ...idle, isPending: true, writing });
        },
        onText: (content) => reply.put({ content }),
      });
      if (own !== round.current) return;
      sessionId.current = answer.sessionId;
      keepSession(userId, answer.sessionId);
      reply.put({ content: answer.response, data: cardsOf(answer) });
      setProgress({ ...idle, answered: answer.response });
    } catch (error) {
      if (own !== round.current) return;
      if (error instanceof ApiError && error.status === 404) {
        sessionId.current = null;
        forgetSession(userId);
      }
      tellFailure(error);
      reply.put({ content: t.apology, data: {} });
      setProgress({ ...idle, answered: t.apology, unsent: message });
    }
  };

  const startAgain = () => {
    round.current += 1;
    sessionId.current = null;
    forgetSession(userId);
    setProgress(idle);
    setMessages([said('ai', t.greeting)]);
  };
  return { messages, ...progress, send, startAgain, isUnloaded, resume };
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

function useFailureToast() {
  const t = useTexts('assistant');
  const { error: title } = useTexts('common');
  return (error: unknown): void => {
    if (error instanceof ApiError && error.isUnauthorized)
      signInFirst(t.unauthorized, t.loggedOut, hereAddress());
    else toast({ title, description: t.sendFailed, variant: 'destructive' });
  };
}
