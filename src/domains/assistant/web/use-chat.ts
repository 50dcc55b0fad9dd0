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
import { carryOn } from './carry-on.ts';
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
  /** Ends the writing of an answer: it stands in the words of the rules. */
  stop(): void;
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
function cardsOf({ supplierMatches, rfqDraft, comparison, links }: ChatAnswer) {
  return {
    ...(supplierMatches ? { supplierMatches } : {}),
    ...(rfqDraft ? { rfqDraft } : {}),
    ...(comparison ? { comparison } : {}),
    ...(links ? { links } : {}),
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
  /** What is being sent; null between messages. What comes for one that was put away is not shown. */
  const sending = useRef<AbortController | null>(null);
  const tellFailure = useFailureToast();
  const session = useKeptSession(userId, (kept) =>
    setMessages((known) => [...known.slice(0, 1), ...kept.messages, ...known.slice(1)]),
  );
  const putAway = () => {
    sending.current?.abort();
    sending.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chat goes
  useEffect(() => putAway, []);

  const send = async (text: string) => {
    const message = text.trim();
    if (message === '' || sending.current) return;
    const own = new AbortController();
    sending.current = own;
    session.begin();
    const isShown = () => sending.current === own;
    if (message !== progress.unsent) setMessages((known) => [...known, said('user', message)]);
    setProgress({ ...idle, isPending: true });
    const reply = replyIn((change) => isShown() && setMessages(change));
    try {
      const answer = await sendMessage(message, session.id(), {
        signal: own.signal,
        onFound(found) {
          if (!isShown()) return;
          // Whoever leaves while it is written finds it again.
          session.hold(found.sessionId);
          reply.put({ data: cardsOf(found) });
          const writing = { id: reply.id, ruled: found.response };
          setProgress({ ...idle, isPending: true, writing });
        },
        onText: (content) => reply.put({ content }),
      });
      if (!isShown()) return;
      session.hold(answer.sessionId);
      if (answer.rfqDraft) carryOn(messages, answer.rfqDraft);
      reply.put({ content: answer.response, data: cardsOf(answer) });
      setProgress({ ...idle, answered: answer.response });
    } catch (error) {
      if (!isShown()) return;
      if (isGone(error)) session.drop();
      tellFailure(error);
      reply.put({ content: t.apology, data: {} });
      setProgress({ ...idle, answered: t.apology, unsent: message });
    } finally {
      if (isShown()) sending.current = null;
    }
  };

  const startAgain = () => {
    putAway();
    session.begin();
    session.drop();
    setProgress(idle);
    setMessages([said('ai', t.greeting)]);
  };
  const stop = () => sending.current?.abort();
  const { isUnloaded, resume } = session;
  return { messages, ...progress, send, stop, startAgain, isUnloaded, resume };
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Loads the conversation that this device keeps, unless another was begun; forgets it only where it is gone. */
function useKeptSession(userId: string, onLoaded: (session: ChatSession) => void) {
  const [isUnloaded, setUnloaded] = useState(false);
  const id = useRef<string | null>(null);
  const isBegun = useRef(false);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });
  const resume = useCallback(() => {
    const kept = keptSession(userId);
    setUnloaded(false);
    if (kept === null) return;
    readSession(browserApi, kept).then(
      (session) => {
        if (isBegun.current) return;
        id.current = session.id;
        loaded.current(session);
      },
      (error) => {
        if (isBegun.current) return;
        if (isGone(error)) forgetSession(userId);
        else setUnloaded(true);
      },
    );
  }, [userId]);
  useEffect(resume, [resume]);
  return {
    isUnloaded,
    resume,
    id: () => id.current,
    /** Something is said: what comes of an older conversation is too late. */
    begin() {
      isBegun.current = true;
      setUnloaded(false);
    },
    hold(of: string) {
      id.current = of;
      keepSession(userId, of);
    },
    drop() {
      id.current = null;
      forgetSession(userId);
    },
  };
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
