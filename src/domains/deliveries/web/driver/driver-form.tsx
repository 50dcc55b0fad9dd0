import { CloudOff, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../../ui/data/api-client.ts';
import { apiFailure } from '../../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { useErrorFocus } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { GroupError } from '../../../../ui/primitives/group-error.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { isLacking, pinLength } from '../../rules.ts';
import type { DriverDelivery } from '../../schema.ts';
import { CountFields } from '../count-fields.tsx';
import { countedLines } from '../counts-state.ts';
import { newClientId } from './draft.ts';
import { Note } from './note.tsx';
import { PhotoField } from './photo-field.tsx';
import { useDriverDraft } from './use-driver-draft.ts';
import { useSending } from './use-sending.ts';

interface DriverFormProps {
  delivery: DriverDelivery;
  token: string;
  /** It has arrived: what the link shows is to be read anew. */
  onSent: () => void;
}

/** The counts, the photos and the PIN: kept on the phone as they are entered, and until they have arrived. */
export function DriverForm({ delivery, token, onSent }: DriverFormProps) {
  const form = useDriverForm({ delivery, token, onSent });
  return form.isWaiting ? <Waiting form={form} /> : <Entering delivery={delivery} form={form} />;
}

function useDriverForm({ delivery, token, onSent }: DriverFormProps) {
  const t = useTexts('driver');
  const refusals = useTexts('refusals');
  const { lines } = delivery;
  const { draft, isRead, change, forget } = useDriverDraft(delivery);
  const [problems, setProblems] = useState<FieldErrors>({});
  const isRefused = useRef(false);
  const refuse = (found: FieldErrors) => {
    isRefused.current = true;
    setProblems(found);
  };
  const counted = countedLines(lines, draft.lacks);
  const isShort = counted !== null && isLacking(counted);
  const hasPhoto = draft.photos.length + delivery.photoCount > 0;

  const explain = (error: ApiError | null): FieldErrors => {
    const sentence = refusalOf(error, refusals) ?? t.failed;
    if (error?.code === 'photo_missing') return { photos: sentence };
    const isOfPin =
      error?.code === 'pin_locked' || error?.issues.some(({ path }) => path === 'pin');
    return isOfPin ? { pin: sentence } : { form: sentence };
  };
  const sending = useSending({
    token,
    lines,
    draft,
    isRead,
    onSent: () => void forget().then(onSent),
    onRefused(error) {
      const failure = apiFailure(error);
      refuse(explain(failure));
      void change({ sending: null, pin: '' });
      // Done meanwhile, or the link has ended: the page says so.
      if (failure?.status === 404 || failure?.status === 409) onSent();
    },
  });
  const send = (withPin: boolean) => {
    const found: FieldErrors = {
      ...(isShort && !hasPhoto ? { photos: refusals.photo_missing } : {}),
      ...(withPin && !new RegExp(`^\\d{${pinLength}}$`).test(draft.pin)
        ? { pin: refusals.pin_shape }
        : {}),
    };
    refuse(found);
    if (counted === null || Object.keys(found).length > 0) return;
    void change({ sending: { clientId: newClientId(), withPin } });
  };
  const entered = { draft, change, isShort, counted };
  return { ...sending, ...entered, problems, setProblems, isRefused, send };
}

type Form = ReturnType<typeof useDriverForm>;

/** Nothing is to be done but to have a network. */
function Waiting({ form }: { form: Form }) {
  const t = useTexts('driver');
  return (
    <div className="grid gap-3">
      <Note icon={<CloudOff className="size-6 text-warning" aria-hidden="true" />}>
        <strong className="block">{form.isBusy ? t.sending : t.waiting}</strong>
        {t.waitingText}
      </Note>
      <Button size="lg" pending={form.isBusy} onClick={form.tryAgain}>
        {t.tryNow}
      </Button>
      <Button
        variant="outline"
        disabled={form.isBusy}
        onClick={() => void form.change({ sending: null })}
      >
        {t.change}
      </Button>
    </div>
  );
}

function Entering({ delivery, form }: { delivery: DriverDelivery; form: Form }) {
  const t = useTexts('driver');
  const { draft, change, problems } = form;
  const ref = useErrorFocus(problems, form.isRefused);
  const setLack = (id: string, lack: (typeof draft.lacks)[string] | null) => {
    const { [id]: _before, ...rest } = draft.lacks;
    void change({ lacks: lack ? { ...rest, [id]: lack } : rest });
  };
  return (
    <form
      ref={ref}
      className="grid gap-4"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send(!delivery.isPinLocked);
      }}
    >
      <section className="card p-4" aria-labelledby="goods">
        <h2 id="goods" className="text-lg">
          {t.goods}
        </h2>
        <p className="text-ink-muted">{t.goodsText}</p>
        <ul>
          {delivery.lines.map((line) => (
            <CountFields
              key={line.orderItemId}
              line={line}
              lack={draft.lacks[line.orderItemId]}
              onChange={(lack) => setLack(line.orderItemId, lack)}
            />
          ))}
        </ul>
      </section>
      <PhotoField
        photos={draft.photos}
        already={delivery.photoCount}
        isNeeded={form.isShort}
        error={problems.photos}
        onChange={(photos) => {
          form.setProblems({ ...problems, photos: '' });
          void change({ photos });
        }}
      />
      <Sending delivery={delivery} form={form} />
    </form>
  );
}

/** With the PIN of who takes the goods, or without it. */
function Sending({ delivery, form }: { delivery: DriverDelivery; form: Form }) {
  const t = useTexts('driver');
  const { problems } = form;
  return (
    <section className="card grid gap-4 p-4">
      {delivery.isPinLocked ? <p>{t.pinLockedText}</p> : <PinField form={form} />}
      {problems.form && <GroupError of="form">{problems.form}</GroupError>}
      <Button type="submit" size="lg" disabled={form.counted === null}>
        <Send aria-hidden="true" />
        {delivery.isPinLocked ? t.sendWithoutPin : t.send}
      </Button>
      {!delivery.isPinLocked && delivery.status === 'dispatched' && (
        <div className="grid gap-2 border-line border-t pt-4">
          <p className="text-ink-muted">{t.withoutPinText}</p>
          <Button
            variant="outline"
            disabled={form.counted === null}
            onClick={() => form.send(false)}
          >
            {t.sendWithoutPin}
          </Button>
        </div>
      )}
    </section>
  );
}

function PinField({ form: { draft, change, problems, setProblems } }: { form: Form }) {
  const t = useTexts('driver');
  return (
    <Field label={t.pin} hint={t.pinHint} error={problems.pin} required>
      {(control) => (
        <Input
          {...control}
          name="pin"
          className="text-center font-extrabold font-heading text-2xl tabular-nums tracking-widest"
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength}
          value={draft.pin}
          onChange={(event) => {
            setProblems({ ...problems, pin: '' });
            void change({ pin: event.target.value.replace(/\D/g, '') });
          }}
        />
      )}
    </Field>
  );
}
