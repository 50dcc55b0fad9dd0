import { type FormEvent, useId, useState } from 'react';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { toastThen } from '../../../../ui/toast/toast-then.ts';
import type { CurrentUser } from '../../account-schema.ts';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { useAccountCall } from '../forms/use-account-call.ts';
import { deleteOwnAccount, leaveEverywhere } from '../sign-in/sign-out.ts';
import { CodeInput } from '../two-step/code-input.tsx';

/** How long the farewell is read before the start page comes, in ms. */
const farewellMs = 1_000;

/** The danger zone: deletes the account, after saying what goes with it and asking. */
export function DangerZone({ user }: { user: CurrentUser }) {
  const t = useTexts('ownData');
  const [isOpen, setIsOpen] = useState(false);
  const { isDeleting, asked, deleteAccount } = useDeleteAccount(() => setIsOpen(false));
  const formId = useId();
  return (
    <Card as="section" className="grid justify-items-start gap-3 border-danger p-4 md:p-6">
      <h2 className="text-danger text-xl">{t.dangerTitle}</h2>
      <p className="text-ink-muted">{t.dangerText}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t.deleteAccount}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        kind="alert"
        title={t.confirmTitle}
        description={t.confirmText}
        footer={
          <>
            <Button variant="outline" onClick={() => setIsOpen(false)} disabled={isDeleting}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId} variant="danger" pending={isDeleting}>
              {t.confirm}
            </Button>
          </>
        }
      >
        <WhatIsDeleted role={user.role} />
        <form id={formId} method="post" noValidate className="mt-4" onSubmit={deleteAccount}>
          {asked.password !== undefined && (
            <HiddenTextField
              name="password"
              label={t.password}
              autoComplete="current-password"
              error={asked.password || undefined}
              autoFocus={asked.code === undefined}
            />
          )}
          {asked.code !== undefined && <CodeInput label={t.code} error={asked.code || undefined} />}
        </form>
      </Dialog>
    </Card>
  );
}

function WhatIsDeleted({ role }: { role: CurrentUser['role'] }) {
  const t = useTexts('ownData');
  const ofRole = { supplier: t.goneSupplier, contractor: t.goneContractor, admin: [] }[role];
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5">
        {[...ofRole, ...t.goneBoth].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-4 text-ink-muted text-sm">{t.stays}</p>
    </>
  );
}

/**
 * Deletes, says so, and leaves, so that nothing of the account stays in memory or on the device. The
 * server asks for the password where signing in was not a moment ago, and for the code of two-step
 * sign-in: `asked` has the fields that it named, with what is wrong; empty where nothing is any more.
 */
function useDeleteAccount(onFailure: () => void) {
  const t = useTexts('ownData');
  const common = useTexts('common');
  const call = useAccountCall();
  const [isDeleting, setIsDeleting] = useState(false);
  const [asked, setAsked] = useState<FieldErrors>({});
  const deleteAccount = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDeleting) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => textOf(data, name) || undefined;
    setIsDeleting(true);
    const outcome = await call(
      () => deleteOwnAccount({ password: typed('password'), code: typed('code') }),
      t.deleteFailed,
    );
    if (!outcome.isDone) {
      setIsDeleting(false);
      const { password, code } = outcome.errors;
      if (password === undefined && code === undefined) return onFailure();
      // What was asked for before stays: it goes with the next try.
      const right = Object.keys(asked).map((name) => [name, ''] as const);
      return setAsked({ ...Object.fromEntries(right), ...outcome.errors });
    }
    const farewell = { title: common.success, description: t.deleted };
    toastThen(farewell, () => void leaveEverywhere(), farewellMs);
  };
  return { isDeleting, asked, deleteAccount };
}
