import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { TwoStepState } from '../../account-schema.ts';
import { hasLongHold, holdHours, type PayeeKind, payeeKinds } from '../../payment-details-rules.ts';
import type { OwnPayee } from '../../payment-details-schema.ts';
import { twoStepProofSchema } from '../../settings-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { useAccountCall } from '../forms/use-account-call.ts';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { BothSteps, readBothSteps } from '../two-step/both-steps.tsx';
import { removePayee, takeBackPayee } from './api.ts';
import { PayeeFacts, payeeWords } from './payee-facts.tsx';
import { PayeeForm } from './payee-form.tsx';

interface PaymentDetailsPageProps {
  payees: readonly OwnPayee[];
  twoStep: TwoStepState;
}

/** A supplier's bank account, paybill and till: what buyers see, and what they will see. */
export function PaymentDetailsPage({ payees, twoStep }: PaymentDetailsPageProps) {
  const mayChange = twoStep.isOn && twoStep.proveFirst === null;
  return (
    <div className="grid max-w-2xl gap-6">
      {!mayChange && <TwoStepFirst />}
      {payeeKinds.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          payees={payees.filter((one) => one.kind === kind)}
          mayChange={mayChange}
        />
      ))}
    </div>
  );
}

function TwoStepFirst() {
  const t = useTexts('payees');
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-warning-soft p-4">
      <div className="flex items-start gap-3">
        <ShieldAlert className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
        <div>
          <h2 className="text-lg">{t.twoStepTitle}</h2>
          <p className="mt-1">{t.twoStepText}</p>
        </div>
      </div>
      <LinkButton to="/settings/two-step">{t.twoStepSetUp}</LinkButton>
    </section>
  );
}

interface KindCardProps {
  kind: PayeeKind;
  /** In use, then during the hold; either may be missing. */
  payees: readonly OwnPayee[];
  mayChange: boolean;
}

function KindCard({ kind, payees, mayChange }: KindCardProps) {
  const t = useTexts('payees');
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const latest = payees.at(-1);
  const named = { kind: t.kinds[kind] };
  return (
    <AccountCard title={t.kinds[kind]}>
      <div className="grid gap-4">
        {!latest && <p className="text-ink-muted">{t.none}</p>}
        {payees.map((payee) => (
          <div key={payee.id} className="grid gap-3 border-line not-first:border-t not-first:pt-4">
            <PayeeFacts payee={payee} />
            {!payee.isUsable && <Held payee={payee} hasOld={payees.length > 1} />}
          </div>
        ))}
        {open === 'form' ? (
          <PayeeForm kind={kind} onClose={close} />
        ) : (
          mayChange && (
            <div className="flex flex-wrap gap-3">
              <Button
                variant={latest ? 'outline' : 'primary'}
                aria-label={fill(latest ? t.changeName : t.addName, named)}
                onClick={() => setOpen('form')}
              >
                {latest ? t.change : t.add}
              </Button>
              {latest && (
                <Button
                  variant="outline"
                  aria-label={fill(t.removeName, named)}
                  onClick={() => setOpen('removal')}
                >
                  {t.remove}
                </Button>
              )}
            </div>
          )
        )}
      </div>
      {latest && <Removal payee={latest} open={open === 'removal'} onClose={close} />}
    </AccountCard>
  );
}

/** Why buyers do not see it yet, and the way to stop it, which asks for nothing. */
function Held({ payee, hasOld }: { payee: OwnPayee; hasOld: boolean }) {
  const t = useTexts('payees');
  const common = useTexts('common');
  const call = useAccountCall();
  const reload = useReload();
  const [isPending, setPending] = useState(false);
  const takeBack = async () => {
    setPending(true);
    const { isDone } = await call(() => takeBackPayee(payee.id), t.takeBackFailed);
    setPending(false);
    if (isDone) toast({ title: common.success, description: t.takenBack });
    reload();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm">
        {hasLongHold(payee) ? t.heldLongText : fill(t.heldText, { count: holdHours(payee) })}{' '}
        {hasOld && t.oldStays}
      </p>
      <Button
        variant="outline"
        pending={isPending}
        aria-label={fill(t.takeBackName, { kind: t.kinds[payee.kind], number: payee.number })}
        onClick={() => void takeBack()}
      >
        {t.takeBack}
      </Button>
    </div>
  );
}

interface RemovalProps {
  payee: OwnPayee;
  open: boolean;
  onClose: () => void;
}

function Removal({ payee, open, onClose }: RemovalProps) {
  const t = useTexts('payees');
  const common = useTexts('common');
  const reload = useReload();
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: twoStepProofSchema,
    read: readBothSteps,
    send: (proof) => removePayee(payee.kind, proof),
    failed: t.removeFailed,
    onDone: () => {
      toast({ title: common.success, description: t.removed });
      onClose();
      reload();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t.removeTitle}
      description={fill(t.removeText, { details: payeeWords(payee, t) })}
      submitLabel={t.remove}
      cancelLabel={t.cancel}
      isDanger
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <BothSteps errors={errors} />
    </FormDialog>
  );
}
