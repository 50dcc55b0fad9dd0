import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { nameOfSupplier } from '../../name-rules.ts';
import type { PayeeToCheck } from '../../verification-schema.ts';
import { useAccountCall } from '../forms/use-account-call.ts';
import { useReload } from '../forms/use-reload.ts';
import { DecisionTabs } from '../verification/decision-tabs.tsx';
import { SubmittedDocuments } from '../verification/submitted-documents.tsx';
import { checkPayee } from './check-api.ts';
import { PayeeFacts, payeeWords } from './payee-facts.tsx';
import { RejectPayee } from './reject-payee.tsx';

/** Payment details that verified suppliers entered, each beside what the business was verified with. */
export function PayeeCheckList({ payees }: { payees: readonly PayeeToCheck[] }) {
  const t = useTexts('payees');
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <DecisionTabs current="payees" />
      {payees.length === 0 ? (
        <EmptyState title={t.toCheckNoneTitle} text={t.toCheckNone} />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {payees.map((payee) => (
            <li key={payee.id}>
              <PayeeCheckCard payee={payee} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PayeeCheckCard({ payee }: { payee: PayeeToCheck }) {
  const t = useTexts('payees');
  const { unnamedSeller } = useTexts('orders');
  const language = useLanguage();
  const name = nameOfSupplier(payee.supplier.companyName, unnamedSeller);
  return (
    <Card as="article" className="grid grid-cols-1 gap-4 p-4 md:p-6">
      <header>
        <h2 className="wrap-anywhere text-xl">{name}</h2>
        <p className="text-ink-muted text-sm">
          {fill(t.enteredOn, { time: formatDateTime(payee.createdAt, language) })}
        </p>
      </header>
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
    </Card>
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
