import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { isUndecided } from '../../rules.ts';
import { finishRfq } from './api.ts';

interface FinishRfqProps {
  comparison: ComparisonAnswer;
  onFinished: () => void;
}

/** Ends an RFQ that is awarded in part: who is undecided still is turned down, and told. */
export function FinishRfq({ comparison: { rfq, quotations }, onFinished }: FinishRfqProps) {
  const t = useTexts('comparison');
  const refusals = useTexts('refusals');
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const count = quotations.filter(({ state }) => isUndecided(state)).length;
  if (count === 0) return null;
  const finish = async () => {
    setPending(true);
    try {
      await finishRfq(rfq.id);
      toast({ title: t.finished });
    } catch (error) {
      const description = refusalOf(error, refusals) ?? t.awardRetry;
      toast({ title: t.finishFailed, description, variant: 'destructive' });
    }
    setPending(false);
    setOpen(false);
    onFinished();
  };
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        {t.finish}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !isPending && setOpen(open)}
        kind="alert"
        size="sm"
        title={t.finishTitle}
        description={fill(count === 1 ? t.finishTextOne : t.finishText, { count })}
        footer={
          <>
            <Button variant="outline" disabled={isPending} onClick={() => setOpen(false)}>
              {t.cancel}
            </Button>
            <Button variant="danger" pending={isPending} onClick={() => void finish()}>
              {t.finish}
            </Button>
          </>
        }
      />
    </>
  );
}
