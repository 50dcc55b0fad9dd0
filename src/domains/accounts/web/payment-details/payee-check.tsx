import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { nameOfSupplier } from '../../name-rules.ts';
import type { PayeeToCheck } from '../../verification-schema.ts';
import { useAccountCall } from '../forms/use-account-call.ts';
import { useReload } from '../forms/use-reload.ts';
import { SubmittedDocuments } from '../verification/submitted-documents.tsx';
import { checkPayee } from './check-api.ts';
import { PayeeFacts, payeeWords } from './payee-facts.tsx';
import { RejectPayee } from './reject-payee.tsx';

/** Payment details that a verified supplier entered, beside what the business was verified with. */
export function PayeeCheck({ entry: payee }: { entry: PayeeToCheck }) {
  const t = useTexts('payees');
  const { unnamedSeller } = useTexts('orders');
  const name = nameOfSupplier(payee.supplier.companyName, unnamedSeller);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{t.toCheckText}</p>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <section className="grid content-start gap-3">
          <h3>{t.kinds[payee.kind]}</h3>
          <PayeeFacts payee={payee} />
          <Before payee={payee} />
        </section>
        <section className="grid content-start gap-3">
          <h3>{t.verifiedWith}</h3>
          {payee.verification ? (
            <SubmittedDocuments request={payee.verification} />
          ) : (
            <p className="text-ink-muted">{t.verifiedWithNone}</p>
          )}
        </section>
      </div>
      <div className="flex flex-wrap gap-3 border-line border-t pt-4">
        <CheckButton payee={payee} name={name} />
        <RejectPayee payee={payee} name={name} />
      </div>
    </div>
  );
}

/** What changed: what buyers saw of this kind until now. */
function Before({ payee: { kind, previous } }: { payee: PayeeToCheck }) {
  const t = useTexts('payees');
  if (!previous) return <p className="text-sm">{fill(t.firstOfKind, { kind: t.kinds[kind] })}</p>;
  const { bankName, number, account, name } = previous;
  const details = [bankName, number, account, name].filter(Boolean).join(' · ');
  return <p className="wrap-anywhere text-sm">{fill(t.before, { details })}</p>;
}

function CheckButton({ payee, name }: { payee: PayeeToCheck; name: string }) {
  const t = useTexts('payees');
  const common = useTexts('common');
  const call = useAccountCall();
  const reload = useReload();
  const [isPending, setPending] = useState(false);
  const check = async () => {
    setPending(true);
    const { isDone } = await call(() => checkPayee(payee.id), t.decideFailed);
    setPending(false);
    if (isDone) toast({ title: common.success, description: t.checkedToast });
    // Also where it was refused: then the page is out of date.
    reload();
  };
  return (
    <Button
      pending={isPending}
      aria-label={fill(t.checkName, { name, details: payeeWords(payee, t) })}
      onClick={() => void check()}
    >
      {t.check}
    </Button>
  );
}
