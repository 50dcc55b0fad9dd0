import type { CurrentUser } from '../../account-schema.ts';
import type { SettingsData } from './api.ts';
import { InformationCard } from './information-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function SettingsPage({ user, data }: { user: CurrentUser; data: SettingsData }) {
  return (
    <div className="grid max-w-3xl items-start gap-6 xl:max-w-none xl:grid-cols-2">
      <div className="grid gap-6">
        <SecurityCard user={user} {...data} />
        <SessionsCard sessions={data.sessions} />
      </div>
      <div className="grid gap-6">
        <NotificationsCard user={user} />
        <InformationCard user={user} />
        <LanguageCard />
      </div>
    </div>
  );
}
