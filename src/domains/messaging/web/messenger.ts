import { type ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { uploadFile } from '../../../ui/data/upload.ts';
import type { Message } from '../schema.ts';
import { sendMessage } from './api.ts';
import { deviceStore } from './device-database.ts';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox.ts';
import { createProgress, type UploadProgress } from './progress.ts';
import { createSender } from './sender.ts';

/** Hears which message, of whatever conversation, was refused and why. */
type RefusalListener = (message: OutgoingMessage, error: ApiError) => void;

/** What one account has on its way, shared by all parts of the page. */
export interface Messenger {
  readonly outbox: Outbox;
  readonly progress: UploadProgress;
  /** Sends a message now, or as soon as there is a connection. */
  send(message: OutgoingMessage): void;
  /** Sends what waits, e.g. because the connection is back. */
  flush(): void;
  /** @returns how to stop */
  onSent(listener: (message: Message) => void): () => void;
  /** @returns how to stop */
  onRefused(listener: RefusalListener): () => void;
}

const messengers = new Map<string, Messenger>();

/** The messenger of one account in this page; on the server one that is empty and sends nothing. */
export function messengerOf(ownId: string): Messenger {
  if (typeof window === 'undefined') return createMessenger(createOutbox(null, ownId), ownId);
  const known = messengers.get(ownId) ?? createMessenger(createOutbox(deviceStore(), ownId), ownId);
  messengers.set(ownId, known);
  return known;
}

function createMessenger(outbox: Outbox, ownId: string): Messenger {
  const sent = new Set<(message: Message) => void>();
  const refused = new Set<RefusalListener>();
  const progress = createProgress();
  const sender = createSender({
    outbox,
    upload: ({ file, name }, place) =>
      uploadFile(file, name, {
        purpose: 'message_attachment',
        onProgress: (share) => progress.tell(place, share),
      }),
    post: ({ receiverId, content, rfqId, productId, attachments, clientId }) =>
      sendMessage(browserApi, {
        receiverId,
        content,
        clientId,
        ...(rfqId ? { rfqId } : {}),
        ...(productId ? { productId } : {}),
        ...(attachments.length > 0
          ? { attachments: attachments.flatMap(({ objectPath }) => objectPath ?? []) }
          : {}),
      }),
    alone: (work) => aloneAmongTabs(`messaging.outbox.${ownId}`, work),
    onSent(message) {
      for (const listener of sent) listener(message);
    },
    onRefused(message, error) {
      for (const listener of refused) listener(message, error);
    },
  });
  const flush = () => void sender.flush();
  return {
    outbox,
    progress,
    flush,
    send(message) {
      outbox.put({ ...message, state: 'waiting' });
      flush();
    },
    onSent(listener) {
      sent.add(listener);
      return () => sent.delete(listener);
    },
    onRefused(listener) {
      refused.add(listener);
      return () => refused.delete(listener);
    },
  };
}

/** Locks are missing where the site is not on https: there a message may be sent twice, and stored once. */
async function aloneAmongTabs(name: string, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(name, work) : work());
}
