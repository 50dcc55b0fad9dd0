import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { TwoStepSetup } from '../../account-schema.ts';
import { totpConfirmSchema } from '../../settings-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { confirmTwoStep } from './api.ts';
import { CodeInput } from './code-input.tsx';
import { CopyButton } from './copy-button.tsx';

export interface TwoStepSetUpProps {
  setup: TwoStepSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
}

export function TwoStepSetUp({ setup, onDone }: TwoStepSetUpProps) {
  const t = useTexts('account').twoStep;
  const common = useTexts('common');
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: totpConfirmSchema,
    read: (data) => ({ code: String(data.get('code') ?? '') }),
    send: confirmTwoStep,
    failed: t.confirmFailed,
    onDone: ({ recoveryCodes }) => {
      toast({ title: common.success, description: t.switchedOn });
      onDone(recoveryCodes);
    },
  });
  return (
    <>
      <AccountCard title={t.scanTitle} lead={t.scanText}>
        <div className="grid items-start gap-5 sm:grid-cols-[13rem_1fr]">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
            alt={t.qr}
            width={208}
            height={208}
            className="mx-auto size-52 rounded-control border border-line bg-white"
          />
          <div className="grid justify-items-start gap-3">
            <a
              href={setup.uri}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {t.openApp}
            </a>
            <p>{t.typeText}</p>
            <p className="font-mono text-lg tracking-wide">
              {setup.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
            <CopyButton text={setup.secret} label={t.copyKey} />
          </div>
        </div>
      </AccountCard>
      <AccountCard title={t.confirmTitle}>
        <form className="grid max-w-sm gap-4" method="post" noValidate onSubmit={onSubmit}>
          <CodeInput label={t.code} hint={t.codeHint} error={errors.code} />
          <Button type="submit" pending={isPending}>
            {t.confirm}
          </Button>
        </form>
      </AccountCard>
    </>
  );
}
