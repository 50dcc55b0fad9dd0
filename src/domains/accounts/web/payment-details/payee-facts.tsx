import { BadgeCheck, Hourglass } from 'lucide-react';
import { fill, type Messages } from '../../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { endingOf } from '../../payment-details-rules.ts';
import type { OwnPayee, Payee } from '../../payment-details-schema.ts';
import { CopyButton } from '../two-step/copy-button.tsx';

/** "Till (Buy Goods) …1234", in dialogs and the names of buttons. */
export const payeeWords = ({ kind, number }: Payee, t: Messages['payees']) =>
  `${t.kinds[kind]} …${endingOf(number)}`;

/** An account, paybill or till as somebody types it into a phone: whose, which number, since when, checked or not. */
export function PayeeFacts({ payee, canCopy }: { payee: Payee | OwnPayee; canCopy?: boolean }) {
  const t = useTexts('payees');
  const { kind, bankName, number, account, name } = payee;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {bankName && <Fact label={t.bankName}>{bankName}</Fact>}
        <Fact label={t.numbers[kind]} isNumber>
          {number}
        </Fact>
        {account && <Fact label={t.account}>{account}</Fact>}
        <Fact label={t.name}>{name}</Fact>
      </dl>
      <Standing payee={payee} />
      {canCopy && (
        <div className="justify-self-start">
          <CopyButton text={number} label={t.copyNumber} />
        </div>
      )}
    </div>
  );
}

interface FactProps {
  label: string;
  children: string;
  isNumber?: boolean;
}

function Fact({ label, children, isNumber }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd
        className={
          isNumber
            ? 'wrap-anywhere font-extrabold font-heading text-xl tabular-nums'
            : 'wrap-anywhere font-semibold'
        }
      >
        {children}
      </dd>
    </div>
  );
}

function Standing({ payee }: { payee: Payee | OwnPayee }) {
  const t = useTexts('payees');
  const language = useLanguage();
  const isHeld = 'isUsable' in payee && !payee.isUsable;
  const { usableFrom, checkedAt } = payee;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
      {isHeld ? (
        <span className="flex items-center gap-1 font-semibold text-warning">
          <Hourglass className="size-4 flex-none" aria-hidden="true" />
          {fill(t.heldUntil, { time: formatDateTime(usableFrom, language) })}
        </span>
      ) : (
        <span>{fill(t.inUseSince, { date: formatDate(usableFrom, language) })}</span>
      )}
      {checkedAt ? (
        <span className="flex items-center gap-1 font-semibold text-success" title={t.checkedText}>
          <BadgeCheck className="size-4 flex-none" aria-hidden="true" />
          {t.checked}
        </span>
      ) : (
        <span>{t.unchecked}</span>
      )}
    </p>
  );
}
