import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { twoStepProofSchema } from '../../settings-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { removeTwoStep } from './api.ts';
import { BothSteps, readBothSteps } from './both-steps.tsx';

export function TwoStepOff({ onDone }: { onDone: () => void }) {
  const t = useTexts('account').twoStep;
  const common = useTexts('common');
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: twoStepProofSchema,
    read: readBothSteps,
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
        <BothSteps errors={errors} />
        <Button type="submit" variant="danger" pending={isPending}>
          {t.switchOff}
        </Button>
      </form>
    </AccountCard>
  );
}
