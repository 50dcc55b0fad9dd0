import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { type AuditFilters, auditFilters } from './api.ts';
import { useLogWords } from './use-log-words.ts';

interface AuditFilterFormProps {
  filters: AuditFilters;
  actions: readonly string[];
}

/** Person, action, target and days, which are in the page's address. */
export function AuditFilterForm({ filters, actions }: AuditFilterFormProps) {
  const t = useTexts('audit');
  const words = useLogWords('actions');
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given = auditFilters
      .map((name) => [name, textOf(data, name).trim()] as const)
      .filter(([, value]) => value !== '');
    void navigate(`/admin/audit?${new URLSearchParams(given.map((pair) => [...pair]))}`);
  };
  return (
    <form
      method="get"
      action="/admin/audit"
      className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      onSubmit={search}
    >
      <Field label={t.person} hint={t.personHint}>
        {(control) => <Input {...control} name="person" defaultValue={filters.person} />}
      </Field>
      <Field label={t.action}>
        {(control) => (
          <Select
            {...control}
            name="action"
            defaultValue={filters.action}
            options={[
              { value: '', label: t.allActions },
              ...actions
                .map((action) => ({ value: action, label: words(action) }))
                .sort((one, other) => one.label.localeCompare(other.label, 'en')),
            ]}
          />
        )}
      </Field>
      <Field label={t.target}>
        {(control) => <Input {...control} name="target" defaultValue={filters.target} />}
      </Field>
      <Field label={t.from}>
        {(control) => <Input {...control} name="from" type="date" defaultValue={filters.from} />}
      </Field>
      <Field label={t.to}>
        {(control) => <Input {...control} name="to" type="date" defaultValue={filters.to} />}
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Button type="submit">{t.search}</Button>
        <LinkButton variant="ghost" to="/admin/audit">
          {t.clear}
        </LinkButton>
      </div>
    </form>
  );
}
