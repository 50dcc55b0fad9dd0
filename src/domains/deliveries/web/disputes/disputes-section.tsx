import { MessageCircleWarning } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { PartFailed } from '../../../../ui/part-failed.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import type { Dispute, Entry, OrderDisputes } from '../../dispute-schema.ts';
import type { DeliveredOrder } from '../api.ts';
import { evidenceAddress, withdrawDispute } from './api.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { SayDialog } from './say-dialog.tsx';

interface DisputesSectionProps {
  order: DeliveredOrder;
  /** Null where they could not be read. */
  disputes: OrderDisputes | null;
}

type Asked = { readonly about: Dispute; readonly what: 'answer' | 'withdraw' | 'decide' };

/** What both sides do not agree on, and what was decided. Nothing where nobody may argue and nobody has. */
export function DisputesSection({ order, disputes }: DisputesSectionProps) {
  const t = useTexts('disputes');
  const language = useLanguage();
  const mayOpen = useMay()('POST /api/orders/:id/disputes');
  const [isOpening, setOpening] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useKeptFocus<HTMLHeadingElement>(disputes);
  const close = () => setAsked(null);
  const about = (what: Asked['what']) => (asked?.what === what ? asked.about : null);
  const opensAt = disputes && disputes.kinds.length === 0 ? disputes.opensAt : null;
  const isOpenable = mayOpen && (disputes?.kinds.length !== 0 || opensAt !== null);
  if (disputes?.disputes.length === 0 && !isOpenable) return null;
  return (
    <section className="card grid gap-4 p-4 md:p-6 print:hidden" aria-labelledby="disputes">
      <h2 id="disputes" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {!disputes && <PartFailed text={t.unread} />}
      {opensAt && mayOpen && (
        <p className="text-ink-muted">
          {fill(t.opensAt, { date: formatDateTime(opensAt, language) })}
        </p>
      )}
      {disputes && disputes.kinds.length > 0 && mayOpen && (
        <>
          <p className="text-ink-muted">{disputes.opensAt ? t.hintUndelivered : t.hint}</p>
          <Button className="justify-self-start" variant="outline" onClick={() => setOpening(true)}>
            <MessageCircleWarning aria-hidden="true" />
            {t.open}
          </Button>
        </>
      )}
      {disputes && disputes.disputes.length > 0 && (
        <ul className="grid gap-4">
          {disputes.disputes.map((dispute) => (
            <DisputeCard
              key={dispute.id}
              dispute={dispute}
              party={order.party}
              onAsk={(what) => setAsked({ about: dispute, what })}
            />
          ))}
        </ul>
      )}
      <SayDialog
        order={order}
        dispute={about('answer')}
        kinds={disputes?.kinds ?? []}
        open={isOpening || asked?.what === 'answer'}
        onClose={() => {
          setOpening(false);
          close();
        }}
      />
      {asked?.what === 'withdraw' && <WithdrawDialog dispute={asked.about} onClose={close} />}
      {asked?.what === 'decide' && asked.about.options && (
        <DecideDialog dispute={asked.about} options={asked.about.options} onClose={close} />
      )}
    </section>
  );
}

function WithdrawDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useTexts('disputes');
  return (
    <AskDialog
      isOpen
      isDanger
      title={fill(t.withdrawTitle, { number: dispute.number })}
      text={t.withdrawText}
      submit={t.withdraw}
      keep={t.cancel}
      done={t.withdrawn}
      failed={t.failed}
      send={() => withdrawDispute(dispute.id)}
      onClose={onClose}
    />
  );
}

interface DisputeCardProps {
  dispute: Dispute;
  party: DeliveredOrder['party'];
  onAsk: (what: Asked['what']) => void;
}

const variants = { open: 'warning', decided: 'success', withdrawn: 'secondary' } as const;

/** What both sides said, and what the reader may do. */
export function DisputeCard({ dispute, party, onAsk }: DisputeCardProps) {
  const t = useTexts('disputes');
  const language = useLanguage();
  const may = useMay();
  const { number, status, kind, decision } = dispute;
  const moves = may('POST /api/disputes/:id/entries') ? dispute.moves : [];
  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">
          {number}: {t.kinds[kind]}
        </h3>
        <Badge variant={variants[status]}>{t.statuses[status]}</Badge>
      </div>
      <p className="text-ink-muted text-sm">
        {fill(t.openedBy[dispute.openedBy], { date: formatDateTime(dispute.createdAt, language) })}
      </p>
      <AnswerTime dispute={dispute} party={party} />
      <ol className="grid gap-3">
        {dispute.entries.map((entry) => (
          <EntryItem key={entry.id} disputeId={dispute.id} entry={entry} />
        ))}
      </ol>
      {decision && <DecisionNote decision={decision} />}
      {moves.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {moves.map((move) => (
            <Button
              key={move}
              variant={move === 'withdraw' ? 'ghost' : 'primary'}
              onClick={() => onAsk(move)}
            >
              {t[move]}
              <span className="sr-only">: {number}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** How long the other side can answer, while it has not. */
function AnswerTime({ dispute, party }: Pick<DisputeCardProps, 'dispute' | 'party'>) {
  const t = useTexts('disputes');
  const language = useLanguage();
  const { status, openedBy, entries, answerBy } = dispute;
  if (status !== 'open' || entries.some(({ by }) => by !== openedBy)) return null;
  const words = party && party !== openedBy ? t.answerBy.own : t.answerBy.other;
  return <p>{fill(words, { date: formatDateTime(answerBy, language) })}</p>;
}

function EntryItem({ disputeId, entry }: { disputeId: string; entry: Entry }) {
  const t = useTexts('disputes');
  const language = useLanguage();
  return (
    <li className="border-line border-l-4 pl-3">
      <p className="text-ink-muted text-sm">
        {t.sides[entry.by]} · {formatDateTime(entry.createdAt, language)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{entry.text ?? t.textGone}</p>
      {entry.files.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {entry.files.map(({ id, filename }) => (
            <li key={id} className="min-w-0">
              <a
                className="wrap-anywhere inline-flex min-h-11 items-center font-semibold underline"
                href={evidenceAddress(disputeId, id)}
                download
              >
                {filename}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function DecisionNote({ decision }: { decision: NonNullable<Dispute['decision']> }) {
  const t = useTexts('disputes');
  const { creditAmount, outcome, reason } = decision;
  const words =
    outcome === 'cancel'
      ? { some: t.refund, none: t.noRefund }
      : { some: t.credit, none: t.noCredit };
  return (
    <div className="grid gap-1 rounded-card bg-success-soft p-3">
      <p className="font-semibold">{t.decision}</p>
      <p className="tabular-nums">
        {toCents(creditAmount) > 0n
          ? `${words.some}: ${formatUnitPrice(creditAmount)}`
          : words.none}
      </p>
      <p>{t.outcomes[outcome]}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
    </div>
  );
}
