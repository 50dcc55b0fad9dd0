import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { GroupError } from '../../../ui/primitives/group-error.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { toast } from '../../../ui/toast/store.ts';
import { maxNameLength, maxNoteLength, maxVehicleLength, type OwedLine } from '../schema.ts';
import { type DeliveredOrder, type DispatchDraft, dispatchGoods } from './api.ts';
import { useLineErrors } from './use-line-errors.ts';

interface DispatchDialogProps {
  order: DeliveredOrder;
  lines: readonly OwedLine[];
  open: boolean;
  onClose: () => void;
}

/** Asks who drives, and what leaves: all that is owed unless somebody says less. */
export function DispatchDialog({ order, lines, open, onClose }: DispatchDialogProps) {
  const t = useTexts('deliveries');
  const loadable = lines.filter(({ free }) => Number(free) > 0);
  const { errors, forget, isPending, onSubmit } = useDispatch(order, loadable, onClose);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(t.dispatchTitle, { number: order.number })}
      description={t.dispatchText}
      submitLabel={t.dispatch}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <TextField
        name="driverName"
        label={t.driverName}
        most={maxNameLength}
        errors={errors}
        onChange={forget}
      />
      <TextField
        name="driverPhone"
        label={t.driverPhone}
        most={40}
        errors={errors}
        onChange={forget}
        inputMode="tel"
      />
      <TextField
        name="vehicle"
        label={t.vehicleField}
        hint={t.vehicleHint}
        most={maxVehicleLength}
        errors={errors}
        onChange={forget}
      />
      <fieldset className="grid gap-3">
        <legend className="field-label">{t.whatLeaves}</legend>
        {loadable.map((line) => (
          <LoadField
            key={line.orderItemId}
            line={line}
            error={errors[line.orderItemId]}
            onChange={() => forget(line.orderItemId)}
          />
        ))}
        {errors.lines && <GroupError of="lines">{errors.lines}</GroupError>}
      </fieldset>
      <Field label={`${t.noteField} (${t.optional})`} error={errors.note}>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={maxNoteLength} />}
      </Field>
    </FormDialog>
  );
}

interface TextFieldProps {
  name: 'driverName' | 'driverPhone' | 'vehicle';
  label: string;
  hint?: string;
  most: number;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (name: string) => void;
  inputMode?: 'tel';
}

function TextField(props: TextFieldProps) {
  const { name, label, hint, most, errors, onChange, inputMode } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]} required>
      {(control) => (
        <Input
          {...control}
          name={name}
          maxLength={most}
          autoComplete="off"
          onChange={() => onChange(name)}
          {...(inputMode && { type: 'tel', inputMode })}
        />
      )}
    </Field>
  );
}

interface LoadFieldProps {
  line: OwedLine;
  error: string | undefined;
  onChange: () => void;
}

function LoadField({ line, error, onChange }: LoadFieldProps) {
  const t = useTexts('deliveries');
  const typeWords = useTypeWords();
  const words = useQuantityWords();
  const [quantity, setQuantity] = useState(() => String(Number(line.free)));
  return (
    <Field
      label={fill(t.leaves, { product: typeWords(line.name) })}
      hint={fill(t.atMost, { quantity: words(line.free, line.unit) })}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          name={line.orderItemId}
          inputMode="decimal"
          autoComplete="off"
          value={quantity}
          onChange={(event) => {
            setQuantity(event.target.value);
            onChange();
          }}
        />
      )}
    </Field>
  );
}

function useDispatch(order: DeliveredOrder, loadable: readonly OwedLine[], onClose: () => void) {
  const t = useTexts('deliveries');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { remember, explain } = useLineErrors(t.failed);
  const form = useForm({
    read: (data): DispatchDraft => ({
      driverName: textOf(data, 'driverName').trim(),
      driverPhone: textOf(data, 'driverPhone').trim(),
      vehicle: textOf(data, 'vehicle').trim(),
      note: textOf(data, 'note').trim(),
      lines: loadable
        .map(({ orderItemId }) => ({
          orderItemId,
          quantity: plainNumber(textOf(data, orderItemId)),
        }))
        .filter(({ quantity }) => quantity !== '' && !/^0*(\.0*)?$/.test(quantity)),
    }),
    check: ({ driverName, driverPhone, vehicle, lines }) => ({
      ...(driverName === '' && { driverName: refusals.driver_name_missing }),
      ...(driverPhone === '' && { driverPhone: refusals.phone_wrong }),
      ...(vehicle === '' && { vehicle: refusals.vehicle_missing }),
      ...(lines.length === 0 && { lines: refusals.load_empty }),
    }),
    send(draft) {
      remember(draft.lines);
      return dispatchGoods(order.id, draft);
    },
    explain,
    async onDone() {
      toast({ title: t.dispatched });
      onClose();
      await revalidate();
    },
  });
  const forget = (name: string) => form.setErrors({ ...form.errors, [name]: '' });
  return { ...form, forget };
}
