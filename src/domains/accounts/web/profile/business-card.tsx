import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useCategoryWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { CurrentUser, SoldCategory } from '../../account-schema.ts';
import { AccountCard, Facts } from '../forms/account-card.tsx';
import type { BusinessData } from './api.ts';
import { BusinessForm } from './business-form.tsx';
import type { CardMode } from './card-mode.ts';
import { useCountyWords } from './chosen-words.ts';
import { businessCardId } from './profile-address.ts';

export interface BusinessCardProps {
  user: CurrentUser;
  business: BusinessData;
  mode: CardMode;
}

/** What a supplier sells, where it is and where it delivers. */
export function BusinessCard({ user, business, mode }: BusinessCardProps) {
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
          business={business}
          onClose={mode.onClose}
          onDirty={mode.onDirty}
        />
      ) : (
        <>
          <Facts
            facts={[
              [p.county, user.county],
              [p.leadTime, user.leadTimeDays === null ? null : daysOf(user.leadTimeDays, p)],
              [
                p.deliveryFee,
                user.deliveryFee ? formatUnitPrice(user.deliveryFee) : p.deliveryIncluded,
              ],
              [
                p.minimumOrder,
                user.minimumOrder ? formatUnitPrice(user.minimumOrder) : p.noMinimum,
              ],
              [p.deliveryCounties, countyWords(user.deliveryCounties)],
            ]}
          />
          <Categories sold={business.sold} />
        </>
      )}
    </AccountCard>
  );
}

function daysOf(count: number, p: { sameDay: string; oneDay: string; days: string }): string {
  if (count === 0) return p.sameDay;
  return count === 1 ? p.oneDay : fill(p.days, { count });
}

function Categories({ sold }: { sold: readonly SoldCategory[] }) {
  const nameOf = useCategoryWords();
  const { categories, categoriesText, noCategories } = useTexts('account').profile;
  const labelId = useId();
  return (
    <div className="mt-4">
      <p id={labelId} className="text-ink-muted text-sm">
        {categories}
      </p>
      {sold.length === 0 ? (
        <p className="mt-0.5">{noCategories}</p>
      ) : (
        <ul aria-labelledby={labelId} className="mt-1.5 flex flex-wrap gap-2">
          {sold.map((category) => (
            <li key={category.id}>
              <Badge variant="secondary">{nameOf(category)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {sold.length > 0 && <p className="mt-1.5 text-ink-muted text-sm">{categoriesText}</p>}
    </div>
  );
}
