import { Heart, LogOut, MessageSquareText } from 'lucide-react';
import type { CurrentUser } from '../../domains/accounts/schema.ts';
import { useUnreadCount } from '../../domains/messaging/web/public.tsx';
import type { Role } from '../../shared/roles.ts';
import { browserApi } from '../../ui/data/api-client.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Avatar } from '../../ui/primitives/avatar.tsx';
import { Badge } from '../../ui/primitives/badge.tsx';
import { Menu, type MenuItem } from '../../ui/primitives/menu.tsx';
import { toast } from '../../ui/toast/store.ts';

/** Who is signed in, and what they can do with their account. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const t = useTexts('nav');
  const favourites = useTexts('favourites');
  const messaging = useTexts('messaging');
  const unread = useUnreadCount();
  const signOut = useSignOut();
  const items: MenuItem[] = [
    {
      id: 'messages',
      label: messaging.title,
      icon: <MessageSquareText aria-hidden="true" />,
      to: '/messages',
      ...(unread > 0 ? { badge: unread } : {}),
    },
    {
      id: 'favourites',
      label: favourites.title,
      icon: <Heart aria-hidden="true" />,
      to: '/favourites',
    },
    {
      id: 'sign-out',
      label: t.signOut,
      icon: <LogOut aria-hidden="true" />,
      onSelect: signOut,
    },
  ];
  return (
    <Menu
      label={t.accountMenu}
      trigger={
        <Avatar firstName={user.firstName} lastName={user.lastName} src={user.profileImageUrl} />
      }
      className="btn-icon"
      header={<WhoIsSignedIn user={user} />}
      items={items}
    />
  );
}

function WhoIsSignedIn({ user }: { user: CurrentUser }) {
  const t = useTexts('nav');
  const roleNames: Readonly<Record<Role, string>> = {
    contractor: t.roleContractor,
    supplier: t.roleSupplier,
    admin: t.roleAdmin,
  };
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const contact = user.email ?? user.phoneNumber;
  return (
    <div className="grid max-w-64 justify-items-start gap-1">
      {name && <p className="break-words font-semibold">{name}</p>}
      {contact && <p className="break-all text-ink-muted text-sm">{contact}</p>}
      <Badge variant="secondary">{roleNames[user.role]}</Badge>
    </div>
  );
}

/** Ends the sign-in, then loads the start page anew, so that nothing of the account stays in memory. */
function useSignOut(): () => Promise<void> {
  const t = useTexts('nav');
  const common = useTexts('common');
  return async () => {
    try {
      await browserApi.write('POST', '/api/logout');
      window.location.assign('/');
    } catch {
      toast({ title: common.error, description: t.signOutFailed, variant: 'destructive' });
    }
  };
}
