import { type ApiClient, apiPath } from '../../../ui/data/api-client.ts';
import { postForLines } from '../../../ui/data/json-lines.ts';
import type { CreateRfqBody, Rfq } from '../../rfqs/schema.ts';
import {
  type ChatAnswer,
  type ChatEvent,
  type ChatSession,
  type ChatSessionSummary,
  eventsType,
} from '../schema.ts';

/** Hears of an answer before it is complete: what was found, then its words as they are written. */
export interface Progress {
  readonly onFound: (answer: ChatAnswer) => void;
  readonly onText: (text: string) => void;
  /** Ends the writing: what was found then stands in the words of the rules. */
  readonly signal?: AbortSignal;
}

/** A language model is waited for 12 s; the rest is for slow data. */
const timeoutMs = 60_000;

/** What is sent: a message, its own id, and the conversation it belongs to (null: a new one). */
export interface Outgoing {
  readonly message: string;
  readonly messageId: string;
  readonly sessionId: string | null;
}

/**
 * Sends a message. Where its answer breaks off after it was found, it stands in the words of the rules.
 *
 * @throws ApiError 401 without a session; whatever fetch throws before anything was found
 */
export async function sendMessage(
  { message, messageId, sessionId }: Outgoing,
  { onFound, onText, signal }: Progress,
): Promise<ChatAnswer> {
  const said = { message, messageId };
  const body = sessionId === null ? said : { ...said, sessionId };
  let known: ChatAnswer | null = null;
  try {
    await postForLines<ChatEvent | ChatAnswer>('/api/ai/chat', body, {
      type: eventsType,
      timeoutMs,
      signal,
      onLine(line) {
        if (!('type' in line)) known = line;
        else if (line.type === 'text') onText(line.text);
        else if (line.type !== 'error') known = line.answer;
        if ('type' in line && line.type === 'found') onFound(line.answer);
      },
    });
  } catch (error) {
    if (!known) throw error;
  }
  if (!known) throw new Error('An answer broke off');
  return known;
}

/** Whether a failure is the way to the server's: what was sent can be sent again as it is. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

export const readSession = (api: ApiClient, id: string): Promise<ChatSession> =>
  api.get<ChatSession>(apiPath(['/api/ai/sessions', id]));

/** Sends a draft as an RFQ; twice is once. @throws ApiError 422 for fields that are wrong */
export async function confirmDraft(api: ApiClient, id: string, rfq: CreateRfqBody): Promise<Rfq> {
  const sent = await api.write<Rfq>('POST', apiPath(['/api/ai/rfq-drafts', id, 'confirm']), rfq);
  if (!sent) throw new Error('A request was answered with nothing');
  return sent;
}

/** The own conversation that was spoken in last, on whichever device; null where there is none. */
export async function readNewestSession(api: ApiClient): Promise<ChatSession | null> {
  const [newest] = await api.get<readonly ChatSessionSummary[]>('/api/ai/sessions');
  return newest === undefined || isOld(newest) ? null : readSession(api, newest.id);
}

/** After so long people come with something else. */
const resumedForMs = 14 * 86_400_000;
const isOld = ({ updatedAt }: ChatSessionSummary) =>
  Date.now() - Date.parse(updatedAt) > resumedForMs;
