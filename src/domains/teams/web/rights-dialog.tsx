import { useEffect, useRef, useState } from 'react';
import { plainAmount } from '../../../ui/forms/plain-amount.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { GroupError } from '../../../ui/primitives/group-error.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useExplain } from '../../accounts/web/public-explain.ts';
import type { Project } from '../../projects/schema.ts';
import { type Limits, type MemberRole, memberRoles } from '../rules.ts';
import type { RightsDraft } from './api.ts';

interface RightsDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  done: string;
  /** What stands there at first; null for an invitation, which asks for a contact too. */
  member: (Limits & { readonly role: MemberRole; readonly projectIds: readonly string[] }) | null;
  /** What a foreman can be given. */
  projects: readonly Site[];
  send: (draft: RightsDraft & { readonly contact: string }) => Promise<unknown>;
  onClose: () => void;
  onDone: () => unknown;
}

/** Asks what somebody may do for the company, and up to which amounts. */
export function RightsDialog(props: RightsDialogProps) {
  const { title, description, submitLabel, member, onClose } = props;
  const t = useTexts('teams');
  const [role, setRole] = useState<MemberRole>(member?.role ?? 'buyer');
  const { errors, isPending, onSubmit } = useRightsForm(props);
  return (
    <FormDialog
      open
      title={title}
      description={description}
      submitLabel={submitLabel}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {!member && (
        <Field label={t.contact} error={errors.contact} required>
          {(control) => <Input {...control} name="contact" autoComplete="off" maxLength={254} />}
        </Field>
      )}
      <RadioGroup
        legend={t.role}
        name="role"
        value={role}
        onChange={(value) => setRole(value as MemberRole)}
        options={memberRoles.map((one) => ({
          value: one,
          label: t.roles[one],
          description: t.roleTexts[one],
        }))}
        error={errors.role}
      />
      {role === 'foreman' && <SitesField {...props} error={errors.projectIds} />}
      {role === 'buyer' &&
        (['orderLimit', 'monthLimit'] as const).map((name) => (
          <Field key={name} label={t[name]} hint={t.limitHint} error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                defaultValue={member?.[name]?.replace(/\.00$/, '')}
              />
            )}
          </Field>
        ))}
    </FormDialog>
  );
}

type Site = Pick<Project, 'id' | 'name' | 'isClosed'>;

function SitesField({ projects, member, error }: SitesFieldProps) {
  const t = useTexts('teams');
  const given = member?.projectIds ?? [];
  const field = useRef<HTMLFieldSetElement>(null);
  // On a phone it comes below what is seen of the dialog.
  useEffect(() => field.current?.scrollIntoView({ block: 'nearest' }), []);
  const offered = projects.filter(({ id, isClosed }) => !isClosed || given.includes(id));
  return (
    <fieldset ref={field} className="grid gap-1">
      <legend className="font-semibold">{t.sites}</legend>
      {offered.length === 0 && <p className="text-ink-muted">{t.noSites}</p>}
      {offered.map(({ id, name }) => (
        <Checkbox
          key={id}
          name="projectIds"
          value={id}
          label={name}
          defaultChecked={given.includes(id)}
        />
      ))}
      {error && <GroupError of="projectIds">{error}</GroupError>}
    </fieldset>
  );
}
interface SitesFieldProps extends Pick<RightsDialogProps, 'projects' | 'member'> {
  error: string | undefined;
}

function useRightsForm({ send, done, onClose, onDone }: RightsDialogProps) {
  return useForm({
    read: (data) => ({
      contact: textOf(data, 'contact'),
      role: textOf(data, 'role') as MemberRole,
      orderLimit: plainAmount(textOf(data, 'orderLimit')),
      monthLimit: plainAmount(textOf(data, 'monthLimit')),
      projectIds: data.getAll('projectIds').map(String),
    }),
    send,
    explain: useExplain(useTexts('teams').failed),
    async onDone() {
      toast({ title: done });
      onClose();
      await onDone();
    },
  });
}
