import type { CurrentUser } from '../../domains/accounts/schema.ts';
import { CartButton } from '../../domains/cart/web/public.tsx';
import { MessagesButton } from '../../domains/messaging/web/public.tsx';
import { AccountMenu } from './account-menu.tsx';

/** What the navigation bar shows to who is signed in; visitors never load it. */
export default function SignedInArea({ user }: { user: CurrentUser }) {
  return (
    <>
      <MessagesButton />
      {user.role === 'contractor' && <CartButton />}
      <AccountMenu user={user} />
    </>
  );
}
