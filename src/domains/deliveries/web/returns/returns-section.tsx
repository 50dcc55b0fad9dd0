import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { PartFailed } from '../../../../ui/part-failed.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import { useMay } from '../../../accounts/web/public.tsx';
import type { ReturnMove } from '../../return-rules.ts';
import type { GoodsReturn, OrderReturns } from '../../return-schema.ts';
import { maxNoteLength } from '../../schema.ts';
import type { DeliveredOrder } from '../api.ts';
import { agreeReturn, declineReturn, withdrawReturn } from './api.ts';
import { AskReturnDialog } from './ask-return-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ReturnCard } from './return-card.tsx';

interface ReturnsSectionProps {
  order: DeliveredOrder;
  /** Null where they could not be read. */
  returns: OrderReturns | null;
}

type Asked = { readonly about: GoodsReturn; readonly move: ReturnMove };

/** What goes back of what was delivered. Nothing where nothing can and nothing has. */
export function ReturnsSection({ order, returns }: ReturnsSectionProps) {
  const t = useTexts('returns');
  const language = useLanguage();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const mayAsk = returns && returns.returnable.length > 0 && may('POST /api/orders/:id/returns');
  if (returns && !mayAsk && returns.returns.length === 0) return null;
  return (
    <section className="card grid gap-4 p-4 md:p-6 print:hidden" aria-labelledby="returns">
      <h2 id="returns">{t.title}</h2>
      {!returns && <PartFailed text={t.unread} />}
      {mayAsk && (
        <>
          <p className="text-ink-muted">
            {t.hint}
            {returns.askUntil &&
              ` ${fill(t.until, { date: formatDate(returns.askUntil, language) })}`}
          </p>
          <Button
            className="justify-self-start"
            variant="outline"
            onPointerEnter={preloadDialog}
            onClick={() => setAsking(true)}
          >
            <Undo2 aria-hidden="true" />
            {t.ask}
          </Button>
        </>
      )}
      {returns && returns.returns.length > 0 && (
        <ul className="grid gap-4">
          {returns.returns.map((one) => (
            <ReturnCard
              key={one.id}
              asked={one}
              onMove={(move) => setAsked({ about: one, move })}
            />
          ))}
        </ul>
      )}
      {isAsking && returns && (
        <AskReturnDialog
          order={order}
          lines={returns.returnable}
          onClose={() => setAsking(false)}
        />
      )}
      {asked && <MoveDialog asked={asked} onClose={close} />}
    </section>
  );
}

function MoveDialog({ asked: { about, move }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useTexts('returns');
  const refusals = useTexts('refusals');
  const { id, number } = about;
  if (move === 'receive') return <ReceiveDialog asked={about} onClose={onClose} />;
  const common = { submit: t[move], keep: t.cancel, failed: t.failed, onClose };
  if (move === 'agree') {
    return (
      <AskDialog
        {...common}
        title={fill(t.agreeTitle, { number })}
        text={t.agreeText}
        done={t.agreed}
        send={() => agreeReturn(id)}
      />
    );
  }
  if (move === 'withdraw') {
    return (
      <AskDialog
        {...common}
        isDanger
        title={fill(t.withdrawTitle, { number })}
        text={t.withdrawText}
        done={t.withdrawn}
        send={() => withdrawReturn(id)}
      />
    );
  }
  return (
    <AskDialog
      {...common}
      isDanger
      title={fill(t.declineTitle, { number })}
      text={t.declineText}
      done={t.declined}
      reason={{
        label: t.declineReason,
        missing: refusals.decline_return_reason_missing,
        maxLength: maxNoteLength,
      }}
      send={(reason) => declineReturn(id, reason)}
    />
  );
}
