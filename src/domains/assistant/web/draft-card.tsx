import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { counties } from '../../../shared/counties.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { loadTexts, useTexts } from '../../../ui/messages.tsx';
import { Button, buttonClass } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import type { Project } from '../../projects/schema.ts';
import { defaultProject, ProjectField, readChoices } from '../../projects/web/public.tsx';
import { limits } from '../../rfqs/schema.ts';
import type { DraftLine, RfqDraft, SentDraft } from '../schema.ts';
import { confirmDraft } from './api.ts';
import { type DraftFields, fieldsOf, storedDraft } from './chat-store.ts';
import { onDraftLine } from './draft-lines.ts';
import { DraftLinesField } from './draft-lines-field.tsx';
import { bodyOf, checkDraft, type DraftErrors, refusalsOf } from './draft-problems.ts';

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
  const form = useRef<HTMLFormElement>(null);
  const { fields, change, addLine } = useFields(draft);
  const projects = useProjects();
  const projectId = fields.projectId ?? defaultProject(projects);
  const { sent, isPending, failure, sentBefore, errors, send } = useSending(draft, onSent);

  useEffect(() => onDraftLine(draft.id, addLine), [draft.id, addLine]);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  if (sent) return <SentCard sent={sent} />;
  if (isReplaced) return <p className="text-ink-muted text-sm">{t.draftReplaced}</p>;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3 rounded-card border-2 border-accent bg-surface-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send({ ...fields, projectId });
      }}
    >
      <h3 className="font-semibold">{t.draftTitle}</h3>
      <Field label={t.draftName} required error={errors.title}>
        {(control) => (
          <Input
            {...control}
            maxLength={limits.title}
            value={fields.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <DraftLinesField
        items={fields.items}
        errors={errors}
        onChange={(items) => change({ items })}
      />
      <DeliveryFields fields={fields} errors={errors} onChange={change} />
      <ProjectField
        projects={projects}
        value={projectId}
        onChange={(chosen) => change({ projectId: chosen })}
      />
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
      {sentBefore ? (
        <OpenRfq id={sentBefore} />
      ) : (
        <Button type="submit" pending={isPending}>
          {t.draftSend}
        </Button>
      )}
    </form>
  );
}

/** Those that the draft can stand in; the card does not wait for them. */
function useProjects() {
  const [projects, setProjects] = useState<readonly Project[]>([]);
  useEffect(() => {
    let isShown = true;
    void Promise.all([readChoices(browserApi), loadTexts(['projects'])]).then(
      ([found]) => isShown && setProjects(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return projects;
}

/** What the card holds: the draft, as it was changed here before. */
function useFields(draft: RfqDraft) {
  const [fields, setFields] = useState<DraftFields>(
    () => storedDraft(draft.id).get() ?? fieldsOf(draft),
  );
  const update = useCallback(
    (to: (known: DraftFields) => DraftFields) =>
      setFields((known) => {
        const changed = to(known);
        storedDraft(draft.id).set(changed);
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

const noErrors: DraftErrors = {};

/** Sends what the fields hold, once it is right; sent twice it is sent once. */
function useSending(draft: RfqDraft, onSent: (draftId: string) => void) {
  const t = useTexts('assistant');
  const refusals = useTexts('refusals');
  const [sent, setSent] = useState<SentDraft | null>(draft.sent ?? null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sentBefore, setSentBefore] = useState<string | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const send = async (fields: DraftFields) => {
    const found = checkDraft(fields, nairobiDay(new Date()), refusals);
    setErrors(found);
    setFailure(fields.items.length === 0 ? t.draftEmpty : null);
    if (fields.items.length === 0 || Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const rfq = await confirmDraft(browserApi, draft.id, bodyOf(fields));
      setSent({ rfqId: rfq.id, sentTo: rfq.sentTo ?? 0 });
      storedDraft(draft.id).set(null);
      onSent(draft.id);
    } catch (error) {
      const refused = refusalsOf(error, refusals);
      setErrors(refused);
      const [first] = Object.values(refused);
      setFailure(first ?? refusalOf(error, refusals) ?? t.draftNotSent);
      setSentBefore(
        error instanceof ApiError && error.details.rfqId ? String(error.details.rfqId) : null,
      );
    } finally {
      setPending(false);
    }
  };
  return { sent, isPending, failure, sentBefore, errors, send };
}

interface DeliveryProps {
  readonly fields: DraftFields;
  readonly errors: DraftErrors;
  readonly onChange: (part: Partial<DraftFields>) => void;
}

function DeliveryFields({ fields, errors, onChange }: DeliveryProps) {
  const t = useTexts('assistant');
  return (
    <>
      <Field label={t.draftPlace} error={errors.deliveryLocation}>
        {(control) => (
          <Input
            {...control}
            maxLength={limits.deliveryLocation}
            value={fields.deliveryLocation ?? ''}
            onChange={(event) => onChange({ deliveryLocation: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={t.draftCounty} error={errors.deliveryCounty}>
        {(control) => (
          <Select
            {...control}
            value={fields.deliveryCounty ?? ''}
            onChange={(event) => onChange({ deliveryCounty: event.target.value || null })}
            options={[
              { value: '', label: t.draftNoCounty },
              ...counties.map((county) => ({ value: county, label: county })),
            ]}
          />
        )}
      </Field>
      <Field label={t.draftDate} error={errors.deliveryDate}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={nairobiDay(new Date())}
            value={fields.deliveryDate ?? ''}
            onChange={(event) => onChange({ deliveryDate: event.target.value || null })}
          />
        )}
      </Field>
    </>
  );
}

function SentCard({ sent: { rfqId, sentTo } }: { sent: SentDraft }) {
  const t = useTexts('assistant');
  const words = sentTo === 0 ? t.draftSentNone : sentTo === 1 ? t.draftSentOne : t.draftSent;
  return (
    <div role="status" className="grid gap-1 rounded-card border border-line bg-success-soft p-3">
      <p>{fill(words, { count: sentTo })}</p>
      <OpenRfq id={rfqId} />
    </div>
  );
}

function OpenRfq({ id }: { id: string }) {
  const t = useTexts('assistant');
  return (
    <Link to={`/rfqs/${id}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
      {t.draftOpen}
    </Link>
  );
}
