import { useRef, useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { NotificationPreferences } from '../../account-schema.ts';
import { useAccountCall } from '../forms/use-account-call.ts';
import { useAcceptUser } from '../sign-in/use-user-changes.ts';
import { savePreferences } from './api.ts';
import { createPreferenceQueue } from './preference-queue.ts';

/** The four switches: each moves at once, and back where the server refuses it. */
export function usePreferences(stored: NotificationPreferences) {
  const t = useTexts('account').settings;
  const common = useTexts('common');
  const call = useAccountCall();
  const acceptUser = useAcceptUser();
  const [preferences, setPreferences] = useState(stored);
  const send =
    useRef<(wanted: NotificationPreferences) => Promise<NotificationPreferences | null>>(null);
  send.current = async (wanted) => {
    const answer = await call(() => savePreferences(wanted), t.preferencesFailed);
    if (!answer.isDone) return null;
    toast({ title: common.success, description: t.preferencesSaved });
    await acceptUser(answer.value);
    return answer.value.notificationPreferences;
  };
  const [queue] = useState(() =>
    createPreferenceQueue(stored, {
      send: (wanted) => send.current?.(wanted) ?? Promise.resolve(null),
      show: setPreferences,
    }),
  );
  return { preferences, change: queue.change };
}
