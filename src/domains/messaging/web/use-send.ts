import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useRefusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useSignInFirst } from '../../accounts/web/public-failures.ts';
import { trimContent } from '../rules.ts';
import { blocksKey, threadKey } from './api.ts';
import type { Messenger } from './messenger.ts';
import type { OutgoingMessage } from './outbox.ts';
import { addMessages, type Thread } from './thread.ts';

/** What a message holds, as its writer made it. */
export type Written = Pick<OutgoingMessage, 'content' | 'rfq' | 'product' | 'attachments'>;

/** Sends to one person; what comes of it shows in the conversation. */
export function useSend(messenger: Messenger, peerId: string) {
  const client = useQueryClient();
  const tellRefused = useTellRefused();
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
        void tellRefused(error);
        // In the place of the field stands that one has blocked the other. The message may be one that
        // waited for somebody else.
        if (error.code === 'blocked' || error.code === 'you_blocked') {
          void client.invalidateQueries({ queryKey: blocksKey(receiverId) });
        }
      }),
    [client, messenger, tellRefused],
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

/** What is said as it is; for whatever else is wrong the specified sentence stands. */
const plainRefusals: readonly (string | null)[] = [
  'blocked',
  'you_blocked',
  'too_many_uploads',
  'too_many_strangers',
  'too_many_unanswered',
];

function useTellRefused() {
  const t = useTexts('messaging');
  const common = useTexts('common');
  const refusalOf = useRefusalOf();
  const signInFirst = useSignInFirst();
  const files: Readonly<Record<string, string>> = {
    unsupported_media_type: t.refusedFile,
    too_large: t.largeFile,
  };
  return async (error: ApiError) => {
    if (error.isUnauthorized) return signInFirst('sendMessage');
    const plain = plainRefusals.includes(error.code)
      ? await refusalOf(error)
      : files[error.code ?? ''];
    toast({ title: common.error, description: plain ?? t.sendFailed, variant: 'destructive' });
  };
}

/** Unique among this account's messages; randomUUID is missing where the site is not on https. */
function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
