import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { maxSoughtLength } from '../../schema.ts';
import {
  cleared,
  daysCross,
  isSought,
  type PaymentFilters,
  queryOf,
  type SoughtField,
  shownStates,
  soughtFields,
} from './filters.ts';

/** The states as tabs: what is looked for goes along. */
export function StateLinks({ filters }: { filters: PaymentFilters }) {
  const t = useTexts('allPayments');
  const { statuses } = useTexts('payments');
  const tabs = useRef<HTMLElement>(null);
  const { status: shown } = filters;
  useEffect(() => {
    const current = tabs.current?.querySelector(`[data-state="${shown}"]`);
    current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shown]);
  return (
    <nav ref={tabs} aria-label={t.states} className="tab-list">
      {shownStates.map((status) => (
        <Link
          key={status}
          to={queryOf({ ...filters, status })}
          data-state={status}
          className="tab"
          aria-current={status === shown ? 'page' : undefined}
        >
          {status === 'all' ? t.all : statuses[status]}
        </Link>
      ))}
    </nav>
  );
}

/** What is looked for. Without JavaScript it is a plain form. */
export function FilterForm({ filters }: { filters: PaymentFilters }) {
  const t = useTexts('allPayments');
  const { crossing, setCrossing, onSubmit } = useFilterForm(filters);
  const control = (name: SoughtField) => ({ name, defaultValue: filters[name] });
  return (
    <form
      className="grid grid-cols-2 items-start gap-x-3 gap-y-4 lg:grid-cols-6"
      method="get"
      aria-label={t.find}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="status" value={filters.status} />
      {(['order', 'buyer', 'supplier'] as const).map((name) => (
        <Field key={name} label={t[name]}>
          {(field) => (
            <Input
              {...field}
              {...control(name)}
              autoComplete="off"
              spellCheck={false}
              maxLength={maxSoughtLength}
              {...(name === 'order' ? { placeholder: 'LPO-000012' } : {})}
            />
          )}
        </Field>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t[name]} error={name === 'to' && crossing ? t.daysCross : null}>
          {(field) => (
            <Input {...field} {...control(name)} type="date" onChange={() => setCrossing(false)} />
          )}
        </Field>
      ))}
      <div className="mt-7 flex flex-wrap gap-2">
        <Button type="submit">
          <Search aria-hidden="true" />
          {t.search}
        </Button>
        {isSought(filters) && (
          <LinkButton to={queryOf(cleared(filters))} variant="outline">
            <X aria-hidden="true" />
            {t.clear}
          </LinkButton>
        )}
      </div>
    </form>
  );
}

function useFilterForm(filters: PaymentFilters) {
  const navigate = useNavigate();
  const [crossing, setCrossing] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const sought = Object.fromEntries(
      soughtFields.map((name) => [name, String(typed.get(name) ?? '')]),
    ) as Record<SoughtField, string>;
    if (daysCross(sought)) {
      setCrossing(true);
      event.currentTarget.querySelector<HTMLInputElement>('[name=to]')?.focus();
      return;
    }
    void navigate(queryOf({ ...filters, ...sought }));
  };
  return { crossing, setCrossing, onSubmit };
}
