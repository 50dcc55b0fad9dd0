import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { fill } from '../../../messages/index.ts';
import type { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import { mostToOneStranger, trimContent } from '../rules.ts';
import { blocksKey, threadKey } from './api.ts';
import type { Messenger } from './messenger.ts';
import type { OutgoingMessage } from './outbox.ts';
import { addMessages, type Thread } from './thread.ts';

/** What a message holds, as its writer made it. */
export type Written = Pick<OutgoingMessage, 'content' | 'rfq' | 'product' | 'attachments'>;

/** Sends to one person; what comes of it shows in the conversation. */
export function useSend(messenger: Messenger, peerId: string) {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  useEffect(
    () =>
      // The list of conversations follows the thread (useThread).
      messenger.onSent((message) => {
        client.setQueryData<Thread>(
          threadKey(message.receiverId),
          (thread) => thread && addMessages(thread, [message]),
        );
      }),
    [client, messenger],
  );
  useEffect(
    () =>
      messenger.onRefused(({ receiverId }, error) => {
        tellFailure(error);
        // In the place of the field stands that one has blocked the other. The message may be one that
        // waited for somebody else.
        if (error.code === 'blocked' || error.code === 'you_blocked') {
          void client.invalidateQueries({ queryKey: blocksKey(receiverId) });
        }
      }),
    [client, messenger, tellFailure],
  );

  // The same ones each time, so that bubbles need not be drawn anew.
  return useMemo(
    () => ({
      send: (written: Written) =>
        messenger.send({
          ...written,
          rfqId: written.rfq?.id ?? null,
          productId: written.product?.id ?? null,
          content: trimContent(written.content),
          clientId: newClientId(),
          receiverId: peerId,
          createdAt: new Date().toISOString(),
          state: 'waiting',
          seq: null,
        }),
      retry: (message: OutgoingMessage) => messenger.send(message),
      discard: (message: OutgoingMessage) => messenger.outbox.remove(message),
    }),
    [messenger, peerId],
  );
}

function useTellFailure() {
  const t = useTexts('messaging');
  const common = useTexts('common');
  // Who was blocked, or sent what is no picture, is told plainly; for whatever else is wrong the
  // specified sentence stands.
  const plain: Readonly<Record<string, string>> = {
    blocked: t.hasBlockedYou,
    you_blocked: t.youBlocked,
    unsupported_media_type: t.refusedFile,
    too_large: t.largeFile,
    too_many_uploads: t.manyFiles,
    too_many_strangers: t.manyStrangers,
    too_many_unanswered: fill(t.manyUnanswered, { count: mostToOneStranger }),
  };
  return (error: ApiError) => {
    if (error.isUnauthorized) {
      return void signInFirst(t.signInTitle, t.signInToSend, hereAddress());
    }
    const description = plain[error.code ?? ''] ?? t.sendFailed;
    toast({ title: common.error, description, variant: 'destructive' });
  };
}

/** Unique among this account's messages; randomUUID is missing where the site is not on https. */
function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
