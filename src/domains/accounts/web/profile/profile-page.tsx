import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { UnsavedGuard } from '../../../../ui/patterns/unsaved-guard.tsx';
import type { CurrentUser } from '../../account-schema.ts';
import { DangerZone } from '../own-data/delete-account.tsx';
import { ExportData } from '../own-data/export-data.tsx';
import type { ProfileData } from './api.ts';
import { BusinessCard } from './business-card.tsx';
import type { CardMode } from './card-mode.ts';
import { PersonCard } from './person-card.tsx';
import { ProfileHeader } from './profile-header.tsx';

type Card = 'person' | 'business';

export function ProfilePage({ user, data }: { user: CurrentUser; data: ProfileData }) {
  const t = useTexts('account');
  const navigate = useNavigate();
  // The list of what a new shop misses leads here, and has the next step.
  const isAsked = useSearchParams()[0].get('edit') === 'business' && data.business !== null;
  const [editing, setEditing] = useState<Card | null>(isAsked ? 'business' : null);
  const [closed, setClosed] = useState<Card | null>(null);
  useEffect(() => {
    if (isAsked && closed === 'business') void navigate('/');
  }, [isAsked, closed, navigate]);
  const [isDirty, setDirty] = useState(false);
  const modeOf = (card: Card): CardMode => ({
    isEditing: editing === card,
    isHeldBack: editing !== null && editing !== card,
    hasReturned: closed === card,
    onEdit: () => setEditing(card),
    onClose: () => {
      setEditing(null);
      setClosed(card);
      setDirty(false);
    },
    onDirty: setDirty,
  });
  return (
    <div className="grid max-w-3xl gap-6">
      <ProfileHeader user={user} />
      <PersonCard user={user} mode={modeOf('person')} />
      {data.business && (
        <BusinessCard user={user} business={data.business} mode={modeOf('business')} />
      )}
      <ExportData />
      <DangerZone user={user} />
      <UnsavedGuard isDirty={isDirty} texts={t} />
    </div>
  );
}
