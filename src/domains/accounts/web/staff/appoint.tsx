import { useState } from 'react';
import type { StaffRole } from '../../../../shared/roles.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { appointmentSchema } from '../../staff-schema.ts';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { appoint } from './api.ts';
import { RoleChoice } from './role-choice.tsx';

/** Invites somebody to the team. */
export function Appoint() {
  const t = useTexts('staff');
  const reload = useReload();
  const [isOpen, setOpen] = useState(false);
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: appointmentSchema,
    read: (data) => ({ email: textOf(data, 'email'), staffRole: textOf(data, 'staffRole') }),
    send: ({ email, staffRole }) => appoint(email, staffRole as StaffRole),
    failed: t.sendFailed,
    onDone: () => {
      toast({ title: t.sent });
      setOpen(false);
      reload();
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.add}</Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        kind="dialog"
        title={t.add}
        description={t.addText}
        submitLabel={t.send}
        cancelLabel={t.cancel}
        isPending={isPending}
        onSubmit={onSubmit}
      >
        <Field label={t.email} error={errors.email} required>
          {(control) => (
            <Input {...control} name="email" type="email" inputMode="email" autoComplete="off" />
          )}
        </Field>
        <RoleChoice value="support" error={errors.staffRole} />
      </FormDialog>
    </>
  );
}
