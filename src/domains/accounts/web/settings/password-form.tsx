import { fill } from '../../../../messages/index.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { minPasswordLength } from '../../rules.ts';
import { passwordChangeSchema } from '../../settings-schema.ts';
import { FormButtons } from '../forms/form-buttons.tsx';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { changePassword } from './api.ts';

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useTexts('account').settings;
  const common = useTexts('common');
  const reload = useReload();
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: passwordChangeSchema,
    read: (data) => ({
      currentPassword: textOf(data, 'currentPassword'),
      newPassword: textOf(data, 'newPassword'),
    }),
    check: (data) => confirmationProblem(textOf(data, 'newPassword'), textOf(data, 'confirm'), t),
    send: changePassword,
    failed: t.passwordFailed,
    onDone: () => {
      toast({ title: common.success, description: t.passwordSaved });
      onClose();
      reload();
    },
  });
  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit}>
      <HiddenTextField
        name="currentPassword"
        label={t.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword}
        autoFocus
      />
      <HiddenTextField
        name="newPassword"
        label={t.newPassword}
        autoComplete="new-password"
        hint={fill(t.passwordHint, { count: minPasswordLength })}
        error={errors.newPassword}
      />
      <HiddenTextField
        name="confirm"
        label={t.confirmPassword}
        autoComplete="new-password"
        error={errors.confirm}
      />
      <p className="text-ink-muted text-sm">{t.passwordNote}</p>
      <FormButtons isPending={isPending} onCancel={onClose} />
    </form>
  );
}

function confirmationProblem(
  password: string,
  confirmation: string,
  t: { confirmMissing: string; confirmDiffers: string },
): Record<string, string> {
  if (confirmation === '') return { confirm: t.confirmMissing };
  return confirmation === password ? {} : { confirm: t.confirmDiffers };
}
