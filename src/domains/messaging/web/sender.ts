import { ApiError } from '../../../ui/data/api-client.ts';
import type { Message } from '../schema.ts';
import type { Outbox, OutgoingFile, OutgoingMessage } from './outbox.ts';

export interface SenderDeps {
  readonly outbox: Outbox;
  /**
   * Uploads one file of a message; answers its object path.
   *
   * @throws ApiError where the server refuses it, anything else where it could not be reached
   */
  readonly upload: (file: OutgoingFile, place: FilePlace) => Promise<string>;
  /** @throws as upload */
  readonly post: (message: OutgoingMessage) => Promise<Message>;
  /** Runs one at a time among the tabs of this browser. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onSent: (sent: Message) => void;
  /** The message failed; with 401 it waits until somebody signs in. */
  readonly onRefused: (message: OutgoingMessage, error: ApiError) => void;
}

/** Which file of which message. */
export interface FilePlace {
  readonly clientId: string;
  readonly index: number;
}

export interface Sender {
  /**
   * Sends all that waits, in the order written. What cannot be sent now keeps waiting, and everything
   * behind it: it goes on by itself, not before the time that the server named.
   */
  flush(): Promise<void>;
}

/** What became of a message: dealt with, or to be sent again later. */
type Outcome = 'done' | Wait;

interface Wait {
  /** After so many ms; null for when it is asked for. */
  readonly againMs: number | null;
  /** The server named the time: nothing is sent before. */
  readonly isNamed: boolean;
}

/** How long is waited where the server names no time, or could not be reached. */
const sendAgainMs = 5_000;
const longestWaitMs = 600_000;

/** Sends what is in the outbox, one after the other, so that it arrives in the order written. */
export function createSender(deps: SenderDeps): Sender {
  const { outbox, alone } = deps;
  let running: Promise<void> | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  let isHeldUp = false;

  const sendAll = async () => {
    // Another tab may have left something, or have sent what this one still shows.
    await outbox.restore();
    isHeldUp = false;
    for (let [next] = outbox.waiting(); next; [next] = outbox.waiting()) {
      const outcome = await send(deps, next);
      if (outcome === 'done') continue;
      isHeldUp = true;
      if (outcome.againMs === null) return;
      if (outcome.isNamed) notBefore = Date.now() + outcome.againMs;
      return goOnAfter(outcome.againMs);
    }
  };
  const goOnAfter = (ms: number) => {
    clearTimeout(again);
    again = setTimeout(() => void flush(), ms);
  };
  const flush = async () => {
    const early = notBefore - Date.now();
    if (early > 0) return goOnAfter(early);
    clearTimeout(again);
    running ??= alone(sendAll).finally(() => {
      running = null;
      // Written between the last look and here.
      if (!isHeldUp && outbox.waiting().length > 0) void flush();
    });
    await running;
  };
  return { flush };
}

async function send(deps: SenderDeps, message: OutgoingMessage): Promise<Outcome> {
  const { outbox } = deps;
  let current: OutgoingMessage = { ...message, state: 'sending' };
  outbox.put(current);
  try {
    for (const [index, file] of current.attachments.entries()) {
      if (file.objectPath !== null) continue;
      const objectPath = await deps.upload(file, { clientId: current.clientId, index });
      current = withFile(current, index, { ...file, objectPath });
      outbox.put(current);
    }
    const sent = await deps.post(current);
    outbox.put({ ...current, state: 'sent', seq: sent.seq });
    deps.onSent(sent);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || mayPass(error)) {
      outbox.put({ ...current, state: 'waiting' });
      return error instanceof ApiError ? waitAfter(deps, message, error) : untilReached;
    }
    // The upload may be the reason, e.g. one that waited so long that it was cleaned away.
    const attachments = current.attachments.map((file) => ({ ...file, objectPath: null }));
    outbox.put({ ...current, attachments, state: 'failed' });
    deps.onRefused(message, error);
    return 'done';
  }
}

const untilReached: Wait = { againMs: sendAgainMs, isNamed: false };

function waitAfter(deps: SenderDeps, message: OutgoingMessage, error: ApiError): Wait {
  if (error.status === 401) {
    deps.onRefused(message, error);
    return { againMs: null, isNamed: false };
  }
  const { retryAfterMs } = error;
  if (retryAfterMs === null) return untilReached;
  return { againMs: Math.min(retryAfterMs, longestWaitMs), isNamed: true };
}

/**
 * Whether the same message may be taken later. What never will be fails and is left to its writer, since
 * everything behind it would wait too: also what the server breaks down over (500).
 */
function mayPass({ status, code }: ApiError): boolean {
  if (['too_many_uploads', 'too_many_strangers', 'too_many_unanswered'].includes(code ?? ''))
    return false;
  if (status === 409) return code === 'still_underway' || code === 'try_again';
  return status > 500 || [401, 408, 425, 429].includes(status);
}

function withFile(message: OutgoingMessage, index: number, file: OutgoingFile): OutgoingMessage {
  return { ...message, attachments: message.attachments.with(index, file) };
}
