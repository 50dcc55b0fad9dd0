import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import type { ApplicationEntry } from '../../schema.ts';
import { approve, reject } from '../api.ts';
import { ContractorLine, useContractorName } from './contractor-line.tsx';
import { TermsDialog } from './terms-dialog.tsx';

interface Asked {
  readonly entry: ApplicationEntry;
  readonly decision: 'approve' | 'reject';
}

/** An application that waits for an admin. */
export function ApplicationDecision({ entry }: { entry: ApplicationEntry }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = useContractorName();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ApplicationFacts entry={entry} onAsk={(decision) => setAsked({ entry, decision })} />
      {asked && (
        <DecisionDialog
          asked={asked}
          name={nameOf(entry.contractor)}
          onClose={() => setAsked(null)}
          onDone={revalidate}
        />
      )}
    </>
  );
}

function ApplicationFacts(props: {
  entry: ApplicationEntry;
  onAsk: (decision: Asked['decision']) => void;
}) {
  const { entry, onAsk } = props;
  const t = useTexts('credit');
  const language = useLanguage();
  const name = useContractorName()(entry.contractor);
  const { limit, days, business, createdAt, completedOrders, completedAmount } = entry;
  return (
    <div className="grid gap-2">
      <ContractorLine contractor={entry.contractor} />
      <p className="font-semibold">
        {fill(t.wants, { amount: formatUnitPrice(limit), count: days })}
      </p>
      <p className="wrap-anywhere">{business}</p>
      <p className="text-ink-muted text-sm">
        {completedOrders === 0
          ? t.noRecord
          : fill(countWords(t.record, completedOrders), {
              amount: formatUnitPrice(completedAmount),
            })}
        {` · ${formatDate(createdAt, language)}`}
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          aria-label={fill(t.approveNamed, { name })}
          onPointerEnter={preloadDialog}
          onClick={() => onAsk('approve')}
        >
          <Check aria-hidden="true" />
          {t.approve}
        </Button>
        <Button
          variant="outline"
          aria-label={fill(t.rejectNamed, { name })}
          onPointerEnter={preloadDialog}
          onClick={() => onAsk('reject')}
        >
          <X aria-hidden="true" />
          {t.reject}
        </Button>
      </div>
    </div>
  );
}

interface DecisionDialogProps {
  asked: Asked;
  name: string;
  onClose: () => void;
  onDone: () => unknown;
}

function DecisionDialog({ asked: { entry, decision }, name, ...rest }: DecisionDialogProps) {
  const t = useTexts('credit');
  return decision === 'approve' ? (
    <TermsDialog
      title={fill(t.approveTitle, { name })}
      description={t.approveText}
      submitLabel={t.approve}
      done={t.approved}
      terms={entry}
      asksReason={false}
      send={({ limit, days }) => approve(entry.id, { limit, days })}
      {...rest}
    />
  ) : (
    <TermsDialog
      title={fill(t.rejectTitle, { name })}
      description={t.rejectText}
      submitLabel={t.reject}
      done={t.rejectedDone}
      terms={null}
      asksReason
      send={({ reason }) => reject(entry.id, reason)}
      {...rest}
    />
  );
}
