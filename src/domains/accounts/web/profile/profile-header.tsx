import { BadgeCheck } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import type { CurrentUser } from '../../account-schema.ts';
import { useAcceptUser } from '../sign-in/use-user-changes.ts';
import { AvatarUpload } from './avatar-upload.tsx';

/** The person's picture, name and role. */
export function ProfileHeader({ user }: { user: CurrentUser }) {
  const t = useTexts('account');
  const language = useLanguage();
  const accept = useAcceptUser();
  const roles = {
    contractor: t.profile.roleContractor,
    supplier: t.profile.roleSupplier,
    admin: t.profile.roleAdmin,
  };
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const date = formatDate(user.createdAt, language);
  return (
    <AvatarUpload name={user} url={user.profileImageUrl} onSaved={accept}>
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <h2 className="wrap-anywhere text-2xl">{name || user.companyName || t.profile.nameless}</h2>
        <p className="flex flex-wrap gap-2">
          <Badge variant="secondary">{roles[user.role]}</Badge>
          {user.isVerified && (
            <Badge variant="success">
              <BadgeCheck className="size-4" aria-hidden="true" />
              {t.verified}
            </Badge>
          )}
        </p>
        <p className="text-ink-muted text-sm">{fill(t.profile.memberSince, { date })}</p>
      </div>
    </AvatarUpload>
  );
}
