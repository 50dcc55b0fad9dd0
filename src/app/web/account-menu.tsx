import {
  BadgeCheck,
  Banknote,
  Languages,
  LogOut,
  MessageSquareText,
  ReceiptText,
  Settings,
  UserRound,
} from 'lucide-react';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { useMay } from '../../domains/accounts/web/public.tsx';
import { useUnreadCount } from '../../domains/messaging/web/public.tsx';
import { languageNames, type Messages } from '../../messages/index.ts';
import { isEntrusted, type Role } from '../../shared/roles.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { Avatar, initialsOf } from '../../ui/primitives/avatar.tsx';
import { Badge } from '../../ui/primitives/badge.tsx';
import { CountBadge } from '../../ui/primitives/count-badge.tsx';
import { Menu, type MenuItem } from '../../ui/primitives/menu.tsx';
import { dashboardIcon, dashboardPath } from './dashboards.tsx';
import { usePreferenceLink } from './preference-switches.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** What an entry leads to: who may not call it finds nothing there. */
const callOf: Readonly<Record<string, string>> = {
  profile: 'PUT /api/profile',
  messages: 'GET /api/conversations',
  orders: 'GET /api/orders',
  credit: 'GET /api/credit',
  settings: 'GET /api/sessions',
};

/** What an admin who looks at an account does not see. */
const closedToViewers: ReadonlySet<string> = new Set(['messages', 'settings']);

/** Who is signed in, and what they can do with their account. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const t = useTexts('nav');
  const may = useMay();
  const messaging = useTexts('messaging');
  const isViewed = user.viewedUntil !== null;
  const unread = useUnreadCount(!isViewed && may('GET /api/messages/unread-count'));
  const { trySignOut, question } = useSignOut(user.id);
  const languageLink = usePreferenceLink('lang');
  const otherLanguage = useLanguage() === 'en' ? 'sw' : 'en';
  const items: MenuItem[] = [
    { id: 'profile', label: t.profile, icon: <UserRound aria-hidden="true" />, to: '/profile' },
    { id: 'dashboard', label: t.dashboard, icon: dashboardIcon(user.role), to: dashboardPath },
    {
      id: 'messages',
      label: messaging.title,
      icon: <MessageSquareText aria-hidden="true" />,
      to: '/messages',
      ...(unread > 0 ? { badge: unread } : {}),
    },
    ...workItems(user, t),
    {
      id: 'language',
      label: <span lang={otherLanguage}>{languageNames[otherLanguage]}</span>,
      icon: <Languages aria-hidden="true" />,
      ...{ to: languageLink(otherLanguage), reloads: true },
    },
    { id: 'settings', label: t.settings, icon: <Settings aria-hidden="true" />, to: '/settings' },
    {
      id: 'sign-out',
      label: t.signOut,
      icon: <LogOut aria-hidden="true" />,
      onSelect: trySignOut,
      separated: true,
    },
  ];
  return (
    <>
      <Menu
        label={
          user.profileImageUrl
            ? t.accountMenu
            : `${t.accountMenu}, ${initialsOf(user.firstName, user.lastName)}`
        }
        trigger={
          <>
            <Avatar
              firstName={user.firstName}
              lastName={user.lastName}
              src={user.profileImageUrl}
            />
            {/* Where the bar has no room for the messages. */}
            {user.role === 'contractor' && !user.member && (
              <CountBadge count={unread} onIcon className="min-[22.5rem]:hidden" />
            )}
          </>
        }
        className="btn-icon"
        header={<WhoIsSignedIn user={user} />}
        items={items.filter(
          ({ id }) =>
            !(isViewed && closedToViewers.has(id)) && (callOf[id] === undefined || may(callOf[id])),
        )}
      />
      {question}
    </>
  );
}

/** What the account works with: a user's orders, and what an admin is entrusted with. */
function workItems({ role, staffRole }: CurrentUser, t: Messages['nav']): MenuItem[] {
  const verifications: MenuItem = {
    id: 'verifications',
    label: t.verifications,
    icon: <BadgeCheck aria-hidden="true" />,
    to: '/admin/queues/verifications',
  };
  const payments: MenuItem = {
    id: 'payments',
    label: t.payments,
    icon: <Banknote aria-hidden="true" />,
    to: '/admin/payments',
  };
  if (role === 'admin') {
    return [
      ...(isEntrusted(staffRole, ['moderator']) ? [verifications] : []),
      ...(isEntrusted(staffRole, ['finance']) ? [payments] : []),
    ];
  }
  const orders: MenuItem = {
    id: 'orders',
    label: t.orders,
    icon: <ReceiptText aria-hidden="true" />,
    to: '/orders',
  };
  const credit: MenuItem = {
    id: 'credit',
    label: t.credit,
    icon: <Banknote aria-hidden="true" />,
    to: '/credit',
  };
  return role === 'contractor' ? [orders, credit] : [orders];
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
      {name && <p className="wrap-anywhere font-semibold">{name}</p>}
      {contact && <p className="break-all text-ink-muted text-sm">{contact}</p>}
      <Badge variant="secondary">{roleNames[user.role]}</Badge>
    </div>
  );
}
