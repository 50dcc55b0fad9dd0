import { useEffect } from 'react';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { liveMessages } from '../../domains/messaging/web/public.tsx';
import { liveNotifications } from '../../domains/notifications/web/public.tsx';
import { live } from '../../ui/data/live.ts';
import { useLastingPart } from '../../ui/lazy-part.ts';

/** The live connection of who is signed in, and what every page does with it. */
export default function LiveParts({ user }: { user: CurrentUser }) {
  const Messages = useLastingPart(liveMessages);
  const Notifications = useLastingPart(liveNotifications);
  // A part that comes later, or never, keeps the other from nothing.
  const isReady = Messages !== null || Notifications !== null;
  useEffect(() => (isReady ? live.start() : undefined), [isReady]);
  return (
    <>
      {Messages && <Messages user={user} />}
      {Notifications && <Notifications />}
    </>
  );
}
