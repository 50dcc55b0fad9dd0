import { useState } from 'react';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { kenyanBanks, type PayeeKind } from '../../payment-details-rules.ts';
import { type NewPayee, newPayeeSchemas } from '../../payment-details-schema.ts';
import { FormButtons } from '../forms/form-buttons.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { BothSteps, readBothSteps } from '../two-step/both-steps.tsx';
import { enterPayee } from './api.ts';

interface PayeeFormProps {
  kind: PayeeKind;
  onClose: () => void;
}

/** Enters an account, paybill or till, with what shows that its owner does. */
export function PayeeForm({ kind, onClose }: PayeeFormProps) {
  const t = useTexts('payees');
  const common = useTexts('common');
  const reload = useReload();
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: newPayeeSchemas[kind],
    read: (data) => readEntry(kind, data),
    send: enterPayee,
    failed: t.saveFailed,
    onDone: () => {
      toast({ title: common.success, description: t.saved });
      onClose();
      reload();
    },
  });
  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit}>
      {kind === 'bank' && <BankField error={errors.bankName} />}
      <TextField
        name="number"
        label={t.numbers[kind]}
        error={errors.number}
        inputMode="numeric"
        autoFocus={kind !== 'bank'}
      />
      {kind === 'paybill' && (
        <TextField
          name="account"
          label={t.account}
          hint={t.accountHint}
          error={errors.account}
          maxLength={20}
        />
      )}
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        error={errors.name}
        autoCapitalize="words"
        maxLength={80}
      />
      <p className="border-line border-t pt-4 text-ink-muted text-sm">{t.proofText}</p>
      <BothSteps errors={errors} />
      <FormButtons isPending={isPending} onCancel={onClose} />
    </form>
  );
}

function readEntry(kind: PayeeKind, data: FormData): NewPayee {
  const text = (name: string) => textOf(data, name);
  const common = { number: text('number'), name: text('name'), ...readBothSteps(data) };
  if (kind === 'till') return { kind, ...common };
  if (kind === 'paybill') return { kind, account: text('account'), ...common };
  const chosen = text('bankName');
  return { kind, bankName: chosen === other ? text('otherBank') : chosen, ...common };
}

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  error: FieldErrors[string];
  inputMode?: 'numeric';
  autoCapitalize?: 'words';
  maxLength?: number;
  autoFocus?: boolean;
}

function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          autoCapitalize="none"
          {...input}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

/** No bank's name. */
const other = 'other';

function BankField({ error }: { error: FieldErrors[string] }) {
  const t = useTexts('payees');
  const [chosen, setChosen] = useState('');
  const options = [
    { value: '', label: t.chooseBank },
    ...kenyanBanks.map((bank) => ({ value: bank, label: bank })),
    { value: other, label: t.otherBank },
  ];
  return (
    <>
      <Field label={t.bankName} error={chosen === other ? undefined : error} required>
        {(control) => (
          <Select
            {...control}
            name="bankName"
            options={options}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </Field>
      {chosen === other && (
        <TextField name="otherBank" label={t.otherBankName} error={error} maxLength={60} />
      )}
    </>
  );
}
