import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type UnmatchedMoney as Money, maxPaymentReasonLength } from '../../schema.ts';
import { useExplainPayment } from '../use-explain-payment.ts';

type Action = 'assign' | 'refund' | 'dismiss' | 'settle';

const actions = {
  unmatched: ['assign', 'refund'],
  reported: ['assign', 'dismiss'],
  refund_failed: ['settle'],
} as const satisfies Record<Money['kind'], readonly Action[]>;

/** Money that an admin has to settle. */
export function UnmatchedDecision({ entry: money }: { entry: Money }) {
  const t = useTexts('reconciliation');
  const language = useLanguage();
  const [chosen, setChosen] = useState<Action | null>(null);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-extrabold font-heading text-lg">{formatUnitPrice(money.amount)}</p>
        <Badge variant={money.kind === 'unmatched' ? 'warning' : 'destructive'}>
          {t.kinds[money.kind]}
        </Badge>
      </div>
      <p className="wrap-anywhere">
        {[
          t.providers[money.provider],
          ...(money.receipt ? [fill(t.receipt, { receipt: money.receipt })] : []),
          ...(money.accountReference
            ? [fill(t.account, { reference: money.accountReference })]
            : []),
          ...(money.payer ? [fill(t.payer, { payer: money.payer })] : []),
          ...(money.orderNumber ? [fill(t.order, { number: money.orderNumber })] : []),
        ].join(' · ')}
      </p>
      <p className="text-ink-muted text-sm">
        {fill(t.received, { date: formatDateTime(money.createdAt, language) })}
        {' · '}
        {t.kindTexts[money.kind]}
      </p>
      {money.given && (
        <p className="font-semibold">
          {fill(money.given.isOwn ? t.givenByYou : t.given, {
            number: money.given.to,
            name: money.given.by,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        {actions[money.kind].map((action) => (
          <Button
            key={action}
            variant={action === 'assign' ? 'primary' : 'outline'}
            onClick={() => setChosen(action)}
          >
            {t[action]}
          </Button>
        ))}
      </div>
      {chosen && <SettleDialog action={chosen} money={money} onClose={() => setChosen(null)} />}
    </div>
  );
}

interface SettleProps {
  action: Action;
  money: Money;
  onClose: () => void;
}

function SettleDialog({ action, money, onClose }: SettleProps) {
  const t = useTexts('reconciliation');
  const { errors, isPending, onSubmit } = useSettle({ action, money, onClose });
  const titles = {
    assign: t.assignTitle,
    refund: t.refundTitle,
    dismiss: t.dismissTitle,
    settle: t.settleTitle,
  };
  return (
    <FormDialog
      open
      size="sm"
      title={fill(titles[action], { amount: formatUnitPrice(money.amount) })}
      description={t.kindTexts[money.kind]}
      submitLabel={t[action]}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {action === 'assign' && (
        <Field label={t.orderNumber} error={errors.orderNumber} required>
          {(control) => (
            <Input
              {...control}
              name="orderNumber"
              defaultValue={money.given?.to}
              placeholder="LPO-000012"
              autoComplete="off"
              autoCapitalize="characters"
            />
          )}
        </Field>
      )}
      <Field label={t.reason} error={errors.reason} required>
        {(control) => (
          <Textarea {...control} name="reason" rows={3} maxLength={maxPaymentReasonLength} />
        )}
      </Field>
    </FormDialog>
  );
}

function useSettle({ action, money, onClose }: SettleProps) {
  const t = useTexts('reconciliation');
  const { revalidate } = useRevalidator();
  return useForm({
    read: (data) => ({
      reason: textOf(data, 'reason'),
      ...(action === 'assign' ? { orderNumber: textOf(data, 'orderNumber') } : {}),
    }),
    send: async (body) => {
      const list = action === 'settle' ? '/api/admin/refunds' : '/api/admin/receipts';
      await browserApi.write('POST', apiPath([list, money.id, action]), body);
    },
    explain: useExplainPayment(),
    onDone: async () => {
      toast({ title: t.done });
      onClose();
      await revalidate();
    },
  });
}
