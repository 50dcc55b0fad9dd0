import { formatDate } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import type { CurrentUser } from '../../account-schema.ts';
import { AccountCard, Facts } from '../forms/account-card.tsx';

export function InformationCard({ user }: { user: CurrentUser }) {
  const t = useTexts('account');
  const language = useLanguage();
  const s = t.settings;
  const types = { contractor: s.typeContractor, supplier: s.typeSupplier, admin: s.typeAdmin };
  return (
    <AccountCard title={s.information}>
      <Facts
        facts={[
          [s.type, types[user.role]],
          [s.memberSince, formatDate(user.createdAt, language)],
          [t.profile.email, user.email],
          [t.profile.phoneNumber, user.phoneNumber],
          [
            s.status,
            <Badge key="status" variant="success">
              {s.active}
            </Badge>,
          ],
        ]}
      />
    </AccountCard>
  );
}
