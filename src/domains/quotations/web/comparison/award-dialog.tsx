import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type AwardBody, award } from './api.ts';

/** An award that waits to be confirmed. */
export interface PendingAward {
  readonly body: AwardBody;
  readonly total: bigint;
  readonly suppliers: readonly string[];
}

interface AwardDialogProps {
  rfqId: string;
  pending: PendingAward | null;
  onClose: () => void;
  onAwarded: () => void;
}

/** Asks before an award, which nobody can take back, and makes it once. */
export function AwardDialog({ rfqId, pending, onClose, onAwarded }: AwardDialogProps) {
  const t = useTexts('comparison');
  const [attempt, setAttempt] = useState<{ of: PendingAward; key: string } | null>(null);
  const making = useMutation({
    mutationFn: ({ body, key }: { body: AwardBody; key: string }) => award(rfqId, body, key),
    onSuccess: (numbers) => {
      toast({
        title: t.awarded,
        description: fill(t.awardedText, { numbers: numbers.join(', ') }),
      });
      onAwarded();
    },
    onError: (error) => {
      const description = (error instanceof ApiError && error.sentence) || undefined;
      toast({ title: t.awardFailed, description, variant: 'destructive' });
    },
    onSettled: onClose,
  });
  const confirm = () => {
    if (!pending) return;
    // The same award, tried again, is one award.
    const key = attempt?.of === pending ? attempt.key : crypto.randomUUID();
    setAttempt({ of: pending, key });
    making.mutate({ body: pending.body, key });
  };
  return (
    <Dialog
      open={pending !== null}
      onOpenChange={(open) => !open && !making.isPending && onClose()}
      kind="alert"
      size="sm"
      title={t.awardTitle}
      description={
        pending &&
        fill(t.awardText, {
          amount: formatMoney(pending.total),
          suppliers: pending.suppliers.join(', '),
        })
      }
      footer={
        <>
          <Button variant="outline" disabled={making.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button pending={making.isPending} onClick={confirm}>
            {t.awardConfirm}
          </Button>
        </>
      }
    />
  );
}
