import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { totpRemoveSchema } from '../../settings-schema.ts';
import { removeTwoStep } from '../account-api.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { CodeInput } from './code-input.tsx';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

export function TwoStepOff({ onDone }: { onDone: () => void }) {
  const t = useTexts('account').twoStep;
  const common = useTexts('common');
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: totpRemoveSchema,
    read: (data) => ({ password: textOf(data, 'password'), code: textOf(data, 'code') }),
    send: removeTwoStep,
    failed: t.offFailed,
    onDone: () => {
      toast({ title: common.success, description: t.switchedOff });
      onDone();
    },
  });
  return (
    <AccountCard title={t.offTitle} lead={t.offText}>
      <form className="grid max-w-sm gap-4" method="post" noValidate onSubmit={onSubmit}>
        <HiddenTextField
          name="password"
          label={t.password}
          autoComplete="current-password"
          error={errors.password}
        />
        <CodeInput label={t.anyCode} error={errors.code} />
        <Button type="submit" variant="danger" pending={isPending}>
          {t.switchOff}
        </Button>
      </form>
    </AccountCard>
  );
}
