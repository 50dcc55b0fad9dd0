import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../ui/data/api-client.ts';
import { onReconnected } from '../../../ui/data/connectivity.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast, toastStore } from '../../../ui/toast/store.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { useSignInFirst } from '../../accounts/web/public-failures.ts';
import type { ChatAnswer, ChatMessage } from '../schema.ts';
import { isUnreached, sendMessage } from './api.ts';
import type { Sending } from './chat-store.ts';
import { carryOn } from './merge-draft.ts';
import { cardsOf, replyIn, said } from './said.ts';
import { useSending, useUnanswered, useWriting, type Writing } from './use-outgoing.ts';
import { isGone, type Session, useSession } from './use-session.ts';

/** Where the message that was sent last stands. */
interface Progress {
  readonly isPending: boolean;
  /** The answer whose words are being written, its cards being there already; what it says by rules. */
  readonly writing: { readonly id: string; readonly ruled: string } | null;
  /** The words of the last answer since the chat was opened; empty before. */
  readonly answered: string;
  /** What could not be sent, to try again. */
  readonly unsent: string | null;
  /** Whether the last message did not reach the server. */
  readonly isCutOff: boolean;
}

const idle: Progress = {
  isPending: false,
  writing: null,
  answered: '',
  unsent: null,
  isCutOff: false,
};

export interface Chat extends Progress, Pick<Session, 'isUnloaded' | 'resume'> {
  readonly messages: readonly ChatMessage[];
  readonly draft: Writing;
  /** Whether the device has a network: without it nothing is sent. */
  readonly isOnline: boolean;
  send(text: string): Promise<void>;
  /** Ends the writing of an answer: it stands in the words of the rules. */
  stop(): void;
  startAgain(): void;
}

/** The conversation of this account: the greeting, what was said before, and what is said now. */
export function useChat(userId: string): Chat {
  const t = useTexts('assistant');
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [said('ai', t.greeting)]);
  const [progress, setProgress] = useState<Progress>(idle);
  const draft = useWriting(userId);
  const isOnline = useIsOnline();
  const sending = useSending();
  const failed = useFailure();
  const unanswered = useUnanswered(userId);
  const session = useSession(userId, (loaded) => {
    setMessages((known) => [...known.slice(0, 1), ...loaded.messages]);
    const answered = unanswered.answeredIn(loaded.messages);
    if (answered) draft.clear(answered.message);
  });
  useReachedAgain(() => {
    setProgress((known) => ({ ...known, isCutOff: false }));
    // It may have been answered, and the answer lost on its way.
    if (unanswered.get() && !sending.isOn() && progress.unsent === null) session.resume();
  });

  const send = async (text: string) => {
    const message = text.trim();
    if (message === '' || !isOnline) return;
    const own = sending.begin();
    if (!own) return;
    const { isShown } = own;
    const isAgain = message === progress.unsent;
    const bubble = said('user', message);
    if (!isAgain) setMessages((known) => [...known, bubble]);
    const taken = draft.take(message);
    setProgress({ ...idle, isPending: true });
    const reply = replyIn((change) => isShown() && setMessages(change));
    const tell = (now: Progress) => isShown() && setProgress(now);
    try {
      const way = { session, reply, tell, signal: own.signal };
      const answer = await exchange(unanswered.begin(message), way);
      if (!isShown()) return;
      unanswered.end();
      session.hold(answer.sessionId);
      if (answer.rfqDraft) carryOn(messages, answer.rfqDraft);
      reply.put({ content: answer.response, data: cardsOf(answer) });
      taken.answered();
      setProgress({ ...idle, answered: answer.response });
    } catch (error) {
      if (!isShown()) return;
      if (isGone(error)) for (const forget of [session.drop, unanswered.end]) forget();
      const isBack = isUnreached(error) && !isAgain && taken.putBack();
      if (isBack) setMessages((known) => known.filter(({ id }) => id !== bubble.id));
      setProgress(failed(error, isBack ? null : message, reply));
    } finally {
      own.end();
    }
  };

  const startAgain = () => {
    sending.putAway();
    unanswered.end();
    session.begin();
    session.drop();
    setProgress(idle);
    // What could not be sent is given up.
    draft.write(draft.text);
    setMessages([said('ai', t.greeting)]);
  };
  const { stop } = sending;
  const { isUnloaded, resume } = session;
  return { messages, draft, isOnline, ...progress, send, stop, startAgain, isUnloaded, resume };
}

/** Runs whenever the server answers again after it did not. */
function useReachedAgain(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => onReconnected(() => latest.current()), []);
}

interface Exchange {
  readonly session: Session;
  readonly reply: ReturnType<typeof replyIn>;
  readonly tell: (now: Progress) => void;
  readonly signal: AbortSignal;
}

/** Sends a message in the conversation and shows its answer as it comes. @throws as `sendMessage` */
async function exchange(
  { id, message }: Sending,
  { session, reply, tell, signal }: Exchange,
): Promise<ChatAnswer> {
  session.begin();
  const answer = await sendMessage(
    { message, messageId: id, sessionId: session.id() },
    {
      signal,
      onFound(found) {
        if (signal.aborted) return;
        // Whoever leaves while it is written finds it again.
        session.hold(found.sessionId);
        reply.put({ data: cardsOf(found) });
        tell({ ...idle, isPending: true, writing: { id: reply.id, ruled: found.response } });
      },
      onText: (content) => reply.put({ content }),
    },
  );
  // It says that a message failed, and this one was answered.
  if (failureToast !== null) toastStore.dismiss(failureToast);
  failureToast = null;
  return answer;
}

/** What says, above the chat, that a message failed. */
let failureToast: string | null = null;

/** Says why a message was not answered; what did not reach the server needs no apology, but the network. */
function useFailure() {
  const t = useTexts('assistant');
  const { error: title } = useTexts('common');
  const signInFirst = useSignInFirst();
  return (error: unknown, unsent: string | null, reply: Exchange['reply']): Progress => {
    if (isUnreached(error)) return { ...idle, unsent, isCutOff: true };
    if (error instanceof ApiError && error.isUnauthorized) void signInFirst('signedOut');
    else failureToast = toast({ title, description: t.sendFailed, variant: 'destructive' });
    reply.put({ content: t.apology, data: {} });
    return { ...idle, answered: t.apology, unsent };
  };
}
