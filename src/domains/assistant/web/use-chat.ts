import { useEffect, useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInAddress } from '../../accounts/web/public.tsx';
import type { ChatMessage } from '../schema.ts';
import { readSession, sendMessage } from './api.ts';
import { forgetSession, keepSession, keptSession } from './kept-session.ts';

/** How long after a refusal the browser is led to the sign-in. */
const redirectMs = 500;

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly isPending: boolean;
  send(text: string): Promise<void>;
  startAgain(): void;
}

const said = (
  type: ChatMessage['type'],
  content: string,
  data?: ChatMessage['data'],
): ChatMessage => ({
  id: crypto.randomUUID(),
  type,
  content,
  timestamp: new Date().toISOString(),
  ...(data ? { data } : {}),
});

/** The conversation of this account: the greeting, what was said before, and what is said now. */
export function useChat(userId: string): Chat {
  const t = useTexts('assistant');
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [said('ai', t.greeting)]);
  const [isPending, setPending] = useState(false);
  const sessionId = useRef<string | null>(null);
  const add = (message: ChatMessage) => setMessages((known) => [...known, message]);

  useEffect(() => {
    const kept = keptSession(userId);
    if (kept === null) return;
    let isHere = true;
    readSession(browserApi, kept)
      .then((session) => {
        if (!isHere || sessionId.current !== null) return;
        sessionId.current = kept;
        setMessages((known) => [...known.slice(0, 1), ...session.messages, ...known.slice(1)]);
      })
      .catch(() => forgetSession(userId));
    return () => {
      isHere = false;
    };
  }, [userId]);

  const send = async (text: string) => {
    const message = text.trim();
    if (message === '' || isPending) return;
    add(said('user', message));
    setPending(true);
    try {
      const answer = await sendMessage(browserApi, message, sessionId.current);
      sessionId.current = answer.sessionId;
      keepSession(userId, answer.sessionId);
      const { supplierMatches, rfqDraft, comparison } = answer;
      add(
        said('ai', answer.response, {
          ...(supplierMatches ? { supplierMatches } : {}),
          ...(rfqDraft ? { rfqDraft } : {}),
          ...(comparison ? { comparison } : {}),
        }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        sessionId.current = null;
        forgetSession(userId);
      }
      tellFailure(error, t);
      add(said('ai', t.apology));
    } finally {
      setPending(false);
    }
  };

  const startAgain = () => {
    sessionId.current = null;
    forgetSession(userId);
    setMessages([said('ai', t.greeting)]);
  };
  return { messages, isPending, send, startAgain };
}

interface Texts {
  readonly unauthorized: string;
  readonly loggedOut: string;
  readonly sendFailed: string;
}

function tellFailure(error: unknown, t: Texts): void {
  if (error instanceof ApiError && error.isUnauthorized) {
    toast({ title: t.unauthorized, description: t.loggedOut, variant: 'destructive' });
    setTimeout(() => window.location.assign(signInAddress(hereAddress())), redirectMs);
    return;
  }
  toast({ title: 'Error', description: t.sendFailed, variant: 'destructive' });
}
