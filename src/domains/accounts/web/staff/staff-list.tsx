import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import type { StaffRole } from '../../../../shared/roles.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type StaffMember, staffChangeSchema } from '../../staff-schema.ts';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { useCurrentUser } from '../public.tsx';
import { changeStaffRole, removeStaff } from './api.ts';
import { RoleChoice } from './role-choice.tsx';

const nameOf = ({ firstName, lastName, email }: StaffMember) =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');

/** Who is in the team, with what owners may change. */
export function StaffList({ members }: { members: readonly StaffMember[] }) {
  const t = useTexts('staff');
  const self = useCurrentUser();
  const columns: Column<StaffMember>[] = [
    {
      id: 'member',
      header: t.member,
      title: true,
      cell: (member) => (
        <span className="wrap-anywhere">
          {nameOf(member)} {member.id === self?.id && <Badge variant="secondary">{t.you}</Badge>}
          {member.firstName && (
            <span className="block font-normal text-ink-muted text-sm">{member.email}</span>
          )}
        </span>
      ),
    },
    { id: 'role', header: t.role, cell: ({ staffRole }) => t.roles[staffRole] },
    { id: 'state', header: t.state, cell: (member) => <State member={member} /> },
    {
      id: 'actions',
      header: t.actions,
      hideHeader: true,
      cell: (member) => (
        <div className="flex flex-wrap gap-2">
          <ChangeRole member={member} />
          <Remove member={member} />
        </div>
      ),
    },
  ];
  return <DataTable caption={t.list} columns={columns} rows={members} rowKey={({ id }) => id} />;
}

function State({ member: { hasJoined, hasTwoStep } }: { member: StaffMember }) {
  const t = useTexts('staff');
  if (!hasJoined) return t.invited;
  return hasTwoStep ? t.ready : t.noTwoStep;
}

function ChangeRole({ member }: { member: StaffMember }) {
  const t = useTexts('staff');
  const reload = useReload();
  const [isOpen, setOpen] = useState(false);
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: staffChangeSchema,
    read: (data) => ({ staffRole: textOf(data, 'staffRole') }),
    send: ({ staffRole }) => changeStaffRole(member.id, staffRole as StaffRole),
    failed: t.changeFailed,
    onDone: () => {
      toast({ title: t.changed });
      setOpen(false);
      reload();
    },
  });
  const title = fill(t.changeName, { name: nameOf(member) });
  return (
    <>
      <Button variant="outline" aria-label={title} onClick={() => setOpen(true)}>
        {t.change}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        kind="dialog"
        title={title}
        submitLabel={t.change}
        cancelLabel={t.cancel}
        isPending={isPending}
        onSubmit={onSubmit}
      >
        <RoleChoice value={member.staffRole} error={errors.staffRole} />
      </FormDialog>
    </>
  );
}

function Remove({ member }: { member: StaffMember }) {
  const t = useTexts('staff');
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(member);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={fill(t.removeName, { name })}
        onClick={() => setOpen(true)}
      >
        {t.remove}
      </Button>
      <AskDialog
        isOpen={isOpen}
        isDanger
        title={fill(t.removeTitle, { name })}
        text={t.removeText}
        submit={t.remove}
        keep={t.cancel}
        done={t.removed}
        failed={t.removeFailed}
        send={() => removeStaff(member.id)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
