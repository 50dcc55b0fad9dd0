import { useEffect } from 'react';
import type { CurrentUser } from '../../domains/accounts/schema.ts';
import { LiveMessages } from '../../domains/messaging/web/public.tsx';
import { LiveNotifications } from '../../domains/notifications/web/public.tsx';
import { live } from '../../ui/data/live.ts';

/** The live connection of who is signed in, and what every page does with it. */
export default function LiveParts({ user }: { user: CurrentUser }) {
  // After the effects of the part below, so that it hears the first word.
  useEffect(() => live.start(), []);
  return (
    <>
      <LiveMessages user={user} />
      <LiveNotifications />
    </>
  );
}
