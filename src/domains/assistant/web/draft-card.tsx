import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { counties } from '../../../shared/counties.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button, buttonClass } from '../../../ui/primitives/button.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import type { DraftLine, RfqDraft, SentDraft } from '../schema.ts';
import { confirmDraft } from './api.ts';
import { onDraftLine } from './draft-lines.ts';
import { DraftLinesField } from './draft-lines-field.tsx';
import { type DraftFields, forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

interface Props {
  readonly draft: RfqDraft;
  /** Whether a later draft took its place. */
  readonly isReplaced: boolean;
  /** Told once it is sent. */
  readonly onSent: (draftId: string) => void;
}

/** The draft of a request: everything can be changed, and one tap sends it. */
export function DraftCard({ draft, isReplaced, onSent }: Props) {
  const t = useTexts('assistant');
  const { fields, change, addLine } = useFields(draft);
  const { sent, isPending, failure, send } = useSending(draft, onSent);

  useEffect(() => onDraftLine(draft.id, addLine), [draft.id, addLine]);

  if (sent) return <SentCard sent={sent} />;
  if (isReplaced) return <p className="text-ink-muted text-sm">{t.draftReplaced}</p>;
  return (
    <form
      className="grid gap-3 rounded-card border-2 border-accent bg-surface-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send(fields);
      }}
    >
      <h3 className="font-semibold">{t.draftTitle}</h3>
      <DraftField label={t.draftName}>
        {(id) => (
          <Input
            id={id}
            required
            maxLength={200}
            value={fields.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </DraftField>
      <DraftLinesField items={fields.items} onChange={(items) => change({ items })} />
      <DeliveryFields fields={fields} onChange={change} />
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
      <Button type="submit" pending={isPending}>
        {t.draftSend}
      </Button>
    </form>
  );
}

/** What the card holds: the draft, as it was changed here before. */
function useFields(draft: RfqDraft) {
  const [fields, setFields] = useState<DraftFields>(() => keptDraft(draft.id) ?? draft);
  const update = useCallback(
    (to: (known: DraftFields) => DraftFields) =>
      setFields((known) => {
        const changed = to(known);
        keepDraft(draft.id, changed);
        return changed;
      }),
    [draft.id],
  );
  const addLine = useCallback(
    (line: DraftLine) => update((known) => ({ ...known, items: [...known.items, line] })),
    [update],
  );
  const change = (part: Partial<DraftFields>) => update((known) => ({ ...known, ...part }));
  return { fields, change, addLine };
}

/** Sends what the fields hold; sent twice it is sent once. */
function useSending(draft: RfqDraft, onSent: (draftId: string) => void) {
  const t = useTexts('assistant');
  const [sent, setSent] = useState<SentDraft | null>(draft.sent ?? null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async ({ items, ...fields }: DraftFields) => {
    if (items.length === 0) return setFailure(t.draftEmpty);
    setPending(true);
    setFailure(null);
    try {
      const body = {
        ...fieldsOf(fields),
        description: descriptionOf(items),
        items: items.map(asked),
      };
      const rfq = await confirmDraft(browserApi, draft.id, body);
      setSent({ rfqId: rfq.id, sentTo: rfq.sentTo ?? 0 });
      forgetDraft(draft.id);
      onSent(draft.id);
    } catch (error) {
      const issue = error instanceof ApiError ? (error.issues[0]?.message ?? error.sentence) : null;
      setFailure(issue ?? t.sendFailed);
    } finally {
      setPending(false);
    }
  };
  return { sent, isPending, failure, send };
}

/** A line as it is sent; an empty quantity is refused at its field. */
const asked = ({ quantity, ...line }: DraftLine) => ({ ...line, quantity: quantity ?? '' });

/** What is sent, whatever else the draft came with. */
const fieldsOf = ({
  title,
  deliveryLocation,
  deliveryCounty,
  deliveryDate,
}: Omit<DraftFields, 'items'>) => ({ title, deliveryLocation, deliveryCounty, deliveryDate });

const descriptionOf = (items: readonly DraftLine[]) =>
  items
    .map((item) => `${item.productName}: ${item.quantity ?? ''} ${item.unit ?? ''}`.trim())
    .join('\n');

function DeliveryFields(props: {
  fields: DraftFields;
  onChange: (part: Partial<DraftFields>) => void;
}) {
  const t = useTexts('assistant');
  const { fields, onChange } = props;
  return (
    <>
      <DraftField label={t.draftPlace}>
        {(id) => (
          <Input
            id={id}
            maxLength={300}
            value={fields.deliveryLocation ?? ''}
            onChange={(event) => onChange({ deliveryLocation: event.target.value || null })}
          />
        )}
      </DraftField>
      <DraftField label={t.draftCounty}>
        {(id) => (
          <Select
            id={id}
            value={fields.deliveryCounty ?? ''}
            onChange={(event) => onChange({ deliveryCounty: event.target.value || null })}
            options={[
              { value: '', label: t.draftNoCounty },
              ...counties.map((county) => ({ value: county, label: county })),
            ]}
          />
        )}
      </DraftField>
      <DraftField label={t.draftDate}>
        {(id) => (
          <Input
            id={id}
            type="date"
            min={nairobiDay(new Date())}
            value={fields.deliveryDate ?? ''}
            onChange={(event) => onChange({ deliveryDate: event.target.value || null })}
          />
        )}
      </DraftField>
    </>
  );
}

function DraftField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function SentCard({ sent: { rfqId, sentTo } }: { sent: SentDraft }) {
  const t = useTexts('assistant');
  const words = sentTo === 0 ? t.draftSentNone : sentTo === 1 ? t.draftSentOne : t.draftSent;
  return (
    <div role="status" className="grid gap-1 rounded-card border border-line bg-success-soft p-3">
      <p>{fill(words, { count: sentTo })}</p>
      <Link to={`/rfqs/${rfqId}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {t.draftOpen}
      </Link>
    </div>
  );
}
