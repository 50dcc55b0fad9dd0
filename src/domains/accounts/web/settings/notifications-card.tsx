import { useTexts } from '../../../../ui/messages.tsx';
import { Switch } from '../../../../ui/primitives/switch.tsx';
import type { CurrentUser, NotificationPreferences } from '../../account-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { usePreferences } from './use-preferences.ts';

export function NotificationsCard({ user }: { user: CurrentUser }) {
  const t = useTexts('account').settings;
  const { preferences, change } = usePreferences(user.notificationPreferences);
  const isSupplier = user.role === 'supplier';
  const switches: readonly [keyof NotificationPreferences, string, string][] = [
    ['emailNotifications', t.emailNotifications, t.emailNotificationsText],
    ['messageNotifications', t.messageNotifications, t.messageNotificationsText],
    isSupplier
      ? ['orderUpdates', t.orderUpdatesSupplier, t.orderUpdatesSupplierText]
      : ['orderUpdates', t.orderUpdatesContractor, t.orderUpdatesContractorText],
    ['marketingEmails', t.marketingEmails, t.marketingEmailsText],
  ];
  return (
    <AccountCard title={t.notifications}>
      <div className="grid divide-y divide-line">
        {switches.map(([name, label, description]) => (
          <Switch
            key={name}
            className="py-3"
            label={label}
            description={description}
            checked={preferences[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      </div>
    </AccountCard>
  );
}
