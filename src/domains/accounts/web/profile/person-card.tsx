import { Pencil } from 'lucide-react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { CurrentUser } from '../../account-schema.ts';
import { AccountCard, Facts } from '../forms/account-card.tsx';
import type { CardMode } from './card-mode.ts';
import { PersonForm } from './person-form.tsx';

export function PersonCard({ user, mode }: { user: CurrentUser; mode: CardMode }) {
  const t = useTexts('account');
  const p = t.profile;
  if (mode.isEditing) {
    return (
      <AccountCard title={p.person}>
        <PersonForm user={user} onClose={mode.onClose} onDirty={mode.onDirty} />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={p.person}
      action={
        !mode.isHeldBack && (
          <Button variant="outline" autoFocus={mode.hasReturned} onClick={mode.onEdit}>
            <Pencil aria-hidden="true" />
            {t.edit}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [p.firstName, user.firstName],
          [p.lastName, user.lastName],
          [p.email, user.email],
          [p.phoneNumber, user.phoneNumber],
          [p.companyName, user.companyName],
          [p.location, user.location],
        ]}
      />
    </AccountCard>
  );
}
