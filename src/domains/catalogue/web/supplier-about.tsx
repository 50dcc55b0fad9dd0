import { BadgeCheck, Clock, MapPin, MessageSquareText, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { counties } from '../../../shared/counties.ts';
import { formatDate } from '../../../shared/dates.ts';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Rating } from '../../../ui/primitives/rating.tsx';
import type { SupplierPage } from '../../accounts/account-schema.ts';
import { useCurrentUser, useMay } from '../../accounts/web/public.tsx';
import { useSignInFirst } from '../../accounts/web/public-failures.ts';
import { listAddress } from './list-filters.ts';
import { useSupplierName } from './supplier-line.tsx';

type Props = { supplier: SupplierPage };

/** Who a supplier is, where it delivers and what it sells. */
export function SupplierAbout({ supplier }: Props) {
  const t = useTexts('suppliers');
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <Identity supplier={supplier} />
      {supplier.description && (
        <p className="max-w-3xl whitespace-pre-line wrap-anywhere">{supplier.description}</p>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term={t.delivers} icon={<Truck aria-hidden="true" />}>
          <Counties served={supplier.deliveryCounties} />
        </Fact>
        <Fact term={t.leadTime} icon={<Clock aria-hidden="true" />}>
          <LeadTime days={supplier.leadTimeDays} />
        </Fact>
      </dl>
      {supplier.categories.length > 0 && <Categories supplier={supplier} />}
    </Card>
  );
}

function Identity({ supplier }: Props) {
  const t = useTexts('suppliers');
  const { verified } = useTexts('catalogue');
  const { brand } = useTexts('common');
  const language = useLanguage();
  const name = useSupplierName(supplier);
  const [first, second] = name.split(' ');
  const since = formatDate(supplier.createdAt, language);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-4">
      <Avatar
        firstName={first}
        lastName={second}
        src={supplier.profileImageUrl}
        sizes="64px"
        className="size-16"
      />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="wrap-anywhere text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)]">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted">
          {supplier.isVerified && (
            <span className="inline-flex items-center gap-1 font-semibold text-success">
              <BadgeCheck className="size-5 flex-none" aria-hidden="true" />
              {verified}
            </span>
          )}
          {supplier.location && (
            <span className="inline-flex items-center gap-1">
              <MapPin className="size-4 flex-none" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{supplier.location}</span>
            </span>
          )}
          <Rating average={supplier.rating.average} count={supplier.rating.count} />
        </p>
        <p className="mt-1 text-ink-muted text-sm">{fill(t.memberSince, { brand, date: since })}</p>
      </div>
      <MessageButton supplierId={supplier.id} />
    </header>
  );
}

/** A supplier cannot write to itself. */
function MessageButton({ supplierId }: { supplierId: string }) {
  const t = useTexts('suppliers');
  const signInFirst = useSignInFirst();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const may = useMay();
  const conversation = `/messages/${supplierId}`;
  if (user?.id === supplierId) return <p className="text-ink-muted">{t.isYou}</p>;
  if (!may('GET /api/messages/:userId')) return null;
  const open = () => {
    if (user) navigate(conversation);
    else void signInFirst('writeToSupplier', conversation);
  };
  return (
    <Button className="max-sm:w-full" onClick={open}>
      <MessageSquareText aria-hidden="true" />
      {t.message}
    </Button>
  );
}

function Fact(props: { term: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2 font-semibold [&_svg]:size-5 [&_svg]:text-ink-muted">
        {props.icon}
        {props.term}
      </dt>
      <dd className="mt-1">{props.children}</dd>
    </div>
  );
}

function Counties({ served }: { served: readonly string[] }) {
  const t = useTexts('suppliers');
  if (served.length === 0) return t.noCounties;
  if (served.length === counties.length) return t.allCounties;
  return [...served].sort().join(', ');
}

function LeadTime({ days }: { days: number | null }) {
  const t = useTexts('suppliers');
  if (days === null) return t.askTime;
  if (days === 0) return t.sameDay;
  return days === 1 ? t.oneDay : fill(t.days, { count: days });
}

/** What it sells, each a way to those of its products. */
function Categories({ supplier }: Props) {
  const t = useTexts('suppliers');
  const nameOf = useCategoryWords();
  return (
    <div>
      <h2 className="font-sans font-semibold text-base tracking-normal">{t.sells}</h2>
      <ul className="mt-2 flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
        {supplier.categories.map((category) => (
          <li key={category.id} className="flex-none">
            <Link
              to={listAddress({ supplier: supplier.id, category: category.slug })}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line-strong px-4 font-semibold text-sm hover:border-ink"
            >
              {nameOf(category)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
