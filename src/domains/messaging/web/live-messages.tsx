import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { live } from '../../../ui/data/live.ts';
import { throttle } from '../../../ui/data/throttle.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { notificationToast, toastStore } from '../../../ui/toast/store.ts';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { excerpt, holdsOf } from '../rules.ts';
import type { Message } from '../schema.ts';
import { messengerOf } from './messenger.ts';
import { useWords } from './words.ts';

const refreshMs = 500;

/** What every page of the signed in does with messages: counts, confirms, sends what waits, and tells. */
export default function LiveMessages({ user }: { user: CurrentUser }) {
  useEffect(() => {
    const messenger = messengerOf(user.id);
    const refresh = throttle(refreshMs, () => announceChange('/api/messages'));
    const confirm = confirmer();
    const stops = [
      onMessage(({ seq }) => {
        confirm.add(seq);
        refresh.run();
      }),
      live.on('messages_read', ({ userId }) => userId === user.id && refresh.run()),
      live.whenConnected(() => {
        messenger.flush();
        refresh.run();
        void confirm.all(browserApi);
      }),
      messenger.onSent(refresh.run),
      refresh.stop,
      confirm.stop,
    ];
    window.addEventListener('online', messenger.flush);
    messenger.flush();
    return () => {
      window.removeEventListener('online', messenger.flush);
      for (const stop of stops) stop();
    };
  }, [user.id]);
  useToasts(user);
  return null;
}

/** Tells the server how far messages have reached this device, several at once. */
function confirmer() {
  let upToSeq = 0;
  const send = throttle(refreshMs, () => void live.send({ type: 'received', upToSeq }));
  const add = (seq: number) => {
    upToSeq = Math.max(upToSeq, seq);
    send.run();
  };
  return {
    add,
    stop: send.stop,
    /** All that came while there was no connection. */
    async all(api: ApiClient) {
      const [newest] = await api
        .get<readonly Message[]>(apiPath(['/api/messages'], { limit: 1 }))
        .catch(() => []);
      if (newest) add(newest.seq);
    },
  };
}

/** A toast for what others write, unless the reader sees it anyway or wants none. */
function useToasts(user: CurrentUser): void {
  const t = useTexts('messaging');
  const words = useWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tell = (message: Message) => {
    const { senderId, content } = message;
    const isWanted = user.notificationPreferences.messageNotifications && senderId !== user.id;
    const conversation = `/messages/${senderId}`;
    const isSeen = pathname === conversation;
    if (!isWanted || isSeen || document.visibilityState === 'hidden') return;
    notificationToast({
      title: t.newMessage,
      description: excerpt(words({ content, holds: holdsOf(message) })),
      action: { label: t.open, onClick: () => void navigate(conversation) },
      seenAt: conversation,
    });
  };
  const newest = useRef(tell);
  useEffect(() => {
    newest.current = tell;
  });
  useEffect(() => onMessage((message) => newest.current(message)), []);
  useEffect(() => toastStore.dropNotificationsOf(pathname), [pathname]);
}

/** A frame without its message tells nothing. @returns how to stop */
const onMessage = (listener: (message: Message) => void) =>
  live.on('new_message', ({ message }) => message && listener(message as Message));
