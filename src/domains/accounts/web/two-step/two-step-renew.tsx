import { useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { twoStepProofSchema } from '../../settings-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { renewRecoveryCodes } from './api.ts';
import { BothSteps, readBothSteps } from './both-steps.tsx';

interface TwoStepRenewProps {
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** New recovery codes, for who has used the old ones up or lost them. */
export function TwoStepRenew({ onDone }: TwoStepRenewProps) {
  const t = useTexts('account').twoStep;
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountCard title={t.renewTitle} lead={t.renewText}>
      {isOpen ? (
        <RenewForm onDone={onDone} />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t.renew}
        </Button>
      )}
    </AccountCard>
  );
}

function RenewForm({ onDone }: TwoStepRenewProps) {
  const t = useTexts('account').twoStep;
  const common = useTexts('common');
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: twoStepProofSchema,
    read: readBothSteps,
    send: renewRecoveryCodes,
    failed: t.renewFailed,
    onDone: ({ recoveryCodes }) => {
      toast({ title: common.success, description: t.renewed });
      onDone(recoveryCodes);
    },
  });
  return (
    <form className="grid max-w-sm gap-4" method="post" noValidate onSubmit={onSubmit}>
      <BothSteps errors={errors} />
      <Button type="submit" pending={isPending}>
        {t.renew}
      </Button>
    </form>
  );
}
