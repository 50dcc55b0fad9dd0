import type { NotificationPreferences } from '../../account-schema.ts';

export interface PreferencePorts {
  /** Stores all four; answers what is stored, or null where it was refused. */
  readonly send: (wanted: NotificationPreferences) => Promise<NotificationPreferences | null>;
  readonly show: (preferences: NotificationPreferences) => void;
}

/**
 * Shows each change at once and sends one after the other, so that the last one stands; what the
 * server refuses goes back to what it has.
 */
export function createPreferenceQueue(stored: NotificationPreferences, ports: PreferencePorts) {
  let confirmed = stored;
  let wanted = stored;
  let isSending = false;

  const run = async () => {
    isSending = true;
    let sent: NotificationPreferences | null = null;
    while (sent !== wanted) {
      sent = wanted;
      const answer = await ports.send(sent);
      if (answer) {
        confirmed = answer;
      } else if (sent === wanted) {
        wanted = confirmed;
        sent = wanted;
        ports.show(wanted);
      }
    }
    isSending = false;
  };
  return {
    change(part: Partial<NotificationPreferences>): void {
      wanted = { ...wanted, ...part };
      ports.show(wanted);
      if (!isSending) void run();
    },
  };
}
