import { Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import type { Rfq } from '../../rfqs/schema.ts';
import type { DraftLine, RfqDraft } from '../schema.ts';
import { confirmDraft } from './api.ts';
import { onDraftLine } from './draft-lines.ts';

type Fields = Pick<RfqDraft, 'title' | 'deliveryLocation' | 'deliveryDate' | 'items'>;

/** The draft of a request: everything can be changed, and one tap sends it. */
export function DraftCard({ draft }: { draft: RfqDraft }) {
  const t = useTexts('assistant');
  const [fields, setFields] = useState<Fields>(draft);
  const [sent, setSent] = useState<Rfq | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<Fields>) => setFields((known) => ({ ...known, ...part }));

  useEffect(
    () =>
      onDraftLine(draft.id, (line) =>
        setFields((known) => ({ ...known, items: [...known.items, line] })),
      ),
    [draft.id],
  );

  const send = async () => {
    if (fields.items.length === 0) return setFailure(t.draftEmpty);
    setPending(true);
    setFailure(null);
    try {
      const { title, deliveryLocation, deliveryDate, items } = fields;
      const { deliveryCounty } = draft;
      const description = items
        .map((item) => `${item.productName}: ${item.quantity} ${item.unit ?? ''}`.trim())
        .join('\n');
      const body = {
        title,
        description,
        deliveryLocation,
        deliveryCounty,
        deliveryDate,
        items: [...items],
      };
      setSent(await confirmDraft(browserApi, draft.id, body));
    } catch (error) {
      const issue = error instanceof ApiError ? (error.issues[0]?.message ?? error.sentence) : null;
      setFailure(issue ?? t.sendFailed);
    } finally {
      setPending(false);
    }
  };

  if (sent) return <SentCard rfq={sent} />;
  return (
    <form
      className="grid gap-3 rounded-card border-2 border-accent bg-surface-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3 className="font-semibold">{t.draftTitle}</h3>
      <DraftField
        label={t.draftName}
        value={fields.title}
        onChange={(title) => change({ title })}
      />
      <DraftLines items={fields.items} onChange={(items) => change({ items })} />
      <DraftField
        label={t.draftPlace}
        value={fields.deliveryLocation ?? ''}
        onChange={(text) => change({ deliveryLocation: text || null })}
      />
      <DraftField
        label={t.draftDate}
        type="date"
        value={fields.deliveryDate ?? ''}
        onChange={(text) => change({ deliveryDate: text || null })}
      />
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

function DraftField(props: {
  label: string;
  value: string;
  type?: 'text' | 'date';
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm">
        {props.label}
      </label>
      <Input
        id={id}
        type={props.type ?? 'text'}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}

function DraftLines({
  items,
  onChange,
}: {
  items: readonly DraftLine[];
  onChange: (items: readonly DraftLine[]) => void;
}) {
  const t = useTexts('assistant');
  const count = (at: number, quantity: number) =>
    onChange(items.map((item, index) => (index === at ? { ...item, quantity } : item)));
  return (
    <ul className="grid gap-2">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and none moves
        <li key={at} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 text-sm">{item.productName}</span>
          <Input
            type="number"
            min={0.001}
            step="any"
            required
            aria-label={fill(t.draftQuantity, { product: item.productName })}
            className="w-20 tabular-nums"
            value={item.quantity}
            onChange={(event) => count(at, Number(event.target.value))}
          />
          <span className="w-12 text-sm">{item.unit}</span>
          <IconButton
            label={fill(t.draftRemove, { product: item.productName })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onChange(items.filter((_item, index) => index !== at))}
          />
        </li>
      ))}
    </ul>
  );
}

function SentCard({ rfq }: { rfq: Rfq }) {
  const t = useTexts('assistant');
  return (
    <div role="status" className="grid gap-1 rounded-card border border-line bg-success-soft p-3">
      <p>{fill(t.draftSent, { count: rfq.sentTo ?? 0 })}</p>
      <Link to={`/rfqs/${rfq.id}`} className="link inline-flex min-h-11 items-center">
        {t.draftOpen}
      </Link>
    </div>
  );
}
