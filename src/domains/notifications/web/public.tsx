import { Bell } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { fill } from '../../../messages/index.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { onChange } from '../../../ui/data/changes.ts';
import { createUnreadStore } from '../../../ui/data/unread-store.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { CountBadge } from '../../../ui/primitives/count-badge.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { useTellPartFailed } from '../../../ui/use-tell-part-failed.ts';
import { bellPollMs, notificationsPath, readUnreadNotifications } from './api.ts';

/** Shows notifications as they arrive. */
export const liveNotifications = lazyPart<object>(
  async () => (await import('./live-notifications.tsx')).default,
  ['bell', 'notices'],
);

const bellDialog = lazyPart<{ onClose: () => void }>(
  async () => (await import('./bell-dialog.tsx')).default,
  ['bell', 'notices', 'messaging'],
);

/** Starts loading what the bell opens. */
export const preloadBell = bellDialog.preload;

const unreadStore = createUnreadStore(() => ({
  read: () => readUnreadNotifications(browserApi),
  onChange: (listener) => onChange(notificationsPath, listener),
  page: document,
  intervalMs: bellPollMs,
}));

/** The bell with the number of unread notifications, and behind it their list. For who is signed in. */
export function BellButton() {
  const t = useTexts('bell');
  const count = useSyncExternalStore(unreadStore.subscribe, unreadStore.snapshot, () => 0);
  const [isOpen, setOpen] = useState(false);
  const tellFailure = useTellPartFailed();
  const BellDialog = bellDialog.usePart(isOpen, () => {
    setOpen(false);
    tellFailure();
  });
  return (
    <>
      <IconButton
        label={count > 0 ? fill(t.unreadLabel, { count }) : t.title}
        icon={
          <>
            <Bell aria-hidden="true" />
            <CountBadge count={count} onIcon />
          </>
        }
        aria-haspopup="dialog"
        className="relative"
        onClick={() => setOpen(true)}
      />
      {BellDialog && <BellDialog onClose={() => setOpen(false)} />}
    </>
  );
}
