import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import { trimContent } from '../rules.ts';
import { conversationsKey, sendMessage, threadKey } from './api.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';

/** Sends to one person, one message after the other, so that they arrive in the order written. */
export function useSend(outbox: Outbox, peerId: string) {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate } = useMutation({
    scope: { id: `messaging-send-${peerId}` },
    // Offline it fails at once and can be tried again, instead of waiting unseen.
    networkMode: 'always',
    async mutationFn(message: OutgoingMessage) {
      const { receiverId, content, productId, clientId } = message;
      return sendMessage(browserApi, {
        receiverId,
        content,
        clientId,
        ...(productId ? { productId } : {}),
      });
    },
    onSuccess({ seq }, message) {
      outbox.put({ ...message, state: 'sent', seq });
      void client.invalidateQueries({ queryKey: threadKey(peerId) });
      void client.invalidateQueries({ queryKey: conversationsKey });
    },
    onError(error, message) {
      outbox.put({ ...message, state: 'failed' });
      tellFailure(error);
    },
  });

  const dispatch = (message: OutgoingMessage) => {
    outbox.put(message);
    mutate(message);
  };
  return {
    send: (text: string, productId: string | null) =>
      dispatch({
        clientId: newClientId(),
        receiverId: peerId,
        content: trimContent(text),
        productId,
        createdAt: new Date().toISOString(),
        state: 'sending',
        seq: null,
      }),
    retry: (message: OutgoingMessage) => dispatch({ ...message, state: 'sending' }),
  };
}

function useTellFailure() {
  const t = useTexts('messaging');
  const common = useTexts('common');
  return (error: Error) => {
    if (error instanceof ApiError && error.isUnauthorized) {
      return void signInFirst(t.signInTitle, t.signInToSend, hereAddress());
    }
    toast({ title: common.error, description: t.sendFailed, variant: 'destructive' });
  };
}

/** Unique among this account's messages; randomUUID is missing where the site is not on https. */
function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
