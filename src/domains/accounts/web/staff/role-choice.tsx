import { staffRoles } from '../../../../shared/roles.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';

/** Which role, and what each may do. */
export function RoleChoice({ value, error }: { value: string; error?: string | undefined }) {
  const t = useTexts('staff');
  return (
    <>
      <Field label={t.role} error={error} required>
        {(control) => (
          <Select
            {...control}
            name="staffRole"
            defaultValue={value}
            options={staffRoles.map((role) => ({ value: role, label: t.roles[role] }))}
          />
        )}
      </Field>
      <dl className="grid gap-2 text-sm">
        {staffRoles.map((role) => (
          <div key={role}>
            <dt className="font-semibold">{t.roles[role]}</dt>
            <dd className="text-ink-muted">{t.rights[role]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
