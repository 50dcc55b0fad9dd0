import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import type { CreditAccount } from '../../schema.ts';
import { setLimit } from '../api.ts';
import { ContractorLine, useContractorName } from './contractor-line.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** Contractors with credit terms, and what they use of them. */
export function AccountList({ first, empty }: { first: Page<CreditAccount>; empty: string }) {
  const t = useTexts('credit');
  const nameOf = useContractorName();
  const { revalidate } = useRevalidator();
  const { page, more } = useParts(first);
  const [changed, setChanged] = useState<CreditAccount | null>(null);
  if (page.items.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <ul className="grid gap-3">
        {page.items.map((account) => (
          <AccountCard key={account.id} account={account} onChange={() => setChanged(account)} />
        ))}
      </ul>
      {page.next && <LoadMore label={t.more} {...more} />}
      {changed && (
        <TermsDialog
          title={fill(t.changeTitle, { name: nameOf(changed.contractor) })}
          description={t.changeText}
          submitLabel={t.save}
          done={t.changed}
          terms={{ limit: changed.days === null ? '' : changed.limit, days: changed.days ?? 30 }}
          asksReason
          send={(terms) => setLimit(changed.id, terms)}
          onClose={() => setChanged(null)}
          onDone={revalidate}
        />
      )}
    </>
  );
}

function AccountCard({ account, onChange }: { account: CreditAccount; onChange: () => void }) {
  const t = useTexts('credit');
  const name = useContractorName()(account.contractor);
  const language = useLanguage();
  const { limit, days, used, overdue, overdueSince, remindedAt } = account;
  return (
    <li className="card grid gap-2 p-4">
      <ContractorLine contractor={account.contractor} />
      <p className="tabular-nums">
        {days === null
          ? t.noTerms
          : fill(t.usedOf, {
              used: formatUnitPrice(used),
              limit: formatUnitPrice(limit),
              count: days,
            })}
      </p>
      {overdueSince !== null && (
        <p className="font-semibold text-danger">
          {fill(t.overdueAmount, {
            amount: formatUnitPrice(overdue),
            date: formatDate(overdueSince, language),
          })}
        </p>
      )}
      {remindedAt !== null && (
        <p className="text-ink-muted text-sm">
          {fill(t.remindedOn, { date: formatDate(remindedAt, language) })}
        </p>
      )}
      <Button
        className="mt-1 justify-self-start"
        variant="outline"
        aria-label={fill(days === null ? t.setNamed : t.changeNamed, { name })}
        onPointerEnter={preloadDialog}
        onClick={onChange}
      >
        <Pencil aria-hidden="true" />
        {days === null ? t.set : t.change}
      </Button>
    </li>
  );
}
