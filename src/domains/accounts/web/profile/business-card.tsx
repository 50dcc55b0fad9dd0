import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { CurrentUser } from '../../schema.ts';
import { AccountCard, Facts } from '../forms/account-card.tsx';
import { BusinessForm } from './business-form.tsx';
import type { CardMode } from './card-mode.ts';
import { useCountyWords } from './county-words.ts';
import { businessCardId } from './profile-address.ts';

export interface BusinessCardProps {
  user: CurrentUser;
  /** Of the supplier's products. */
  categories: readonly string[];
  guessedCounty: string | null;
  mode: CardMode;
}

/** What a supplier sells, where it is and where it delivers. */
export function BusinessCard({ user, categories, guessedCounty, mode }: BusinessCardProps) {
  const p = useTexts('account').profile;
  const countyWords = useCountyWords();
  return (
    <AccountCard
      id={businessCardId}
      title={p.business}
      lead={p.businessText}
      action={
        !mode.isEditing &&
        !mode.isHeldBack && (
          <Button variant="outline" autoFocus={mode.hasReturned} onClick={mode.onEdit}>
            <Pencil aria-hidden="true" />
            {p.change}
          </Button>
        )
      }
    >
      {mode.isEditing ? (
        <BusinessForm
          user={user}
          guessedCounty={guessedCounty}
          onClose={mode.onClose}
          onDirty={mode.onDirty}
        />
      ) : (
        <>
          <Facts
            facts={[
              [p.county, user.county],
              [p.leadTime, user.leadTimeDays === null ? null : daysOf(user.leadTimeDays, p)],
              [p.deliveryCounties, countyWords(user.deliveryCounties)],
            ]}
          />
          <Categories names={categories} />
        </>
      )}
    </AccountCard>
  );
}

function daysOf(count: number, p: { sameDay: string; oneDay: string; days: string }): string {
  if (count === 0) return p.sameDay;
  return count === 1 ? p.oneDay : fill(p.days, { count });
}

function Categories({ names }: { names: readonly string[] }) {
  const { categories, categoriesText, noCategories } = useTexts('account').profile;
  const labelId = useId();
  return (
    <div className="mt-4">
      <p id={labelId} className="text-ink-muted text-sm">
        {categories}
      </p>
      {names.length === 0 ? (
        <p className="mt-0.5">{noCategories}</p>
      ) : (
        <ul aria-labelledby={labelId} className="mt-1.5 flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name}>
              <Badge variant="secondary">{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && <p className="mt-1.5 text-ink-muted text-sm">{categoriesText}</p>}
    </div>
  );
}
