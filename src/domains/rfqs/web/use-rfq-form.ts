import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { Rfq } from '../schema.ts';
import { bodyOf, emptyDraft, type RfqDraft } from './draft.ts';
import { checkDraft, type RfqErrors, refusalsOf } from './problems.ts';
import { useRfqDraft } from './use-rfq-draft.ts';

export interface RfqFormOptions {
  readonly userId: string;
  /** The RFQ that is edited; null for a new one. */
  readonly rfqId: string | null;
  /** Of that RFQ, as the page shows it. */
  readonly version?: number;
  /** What the form begins with where nothing is kept on the device. */
  readonly start?: RfqDraft;
  /** Asked before a draft without mistakes is sent; no is no. */
  readonly confirm?: () => Promise<boolean>;
  readonly send: (body: ReturnType<typeof bodyOf>, idempotencyKey: string) => Promise<Rfq>;
  /** Said where the server gave no reason. */
  readonly failed: string;
  readonly onDone: (rfq: Rfq) => void;
}

/** The form of an RFQ, new or edited: kept on the device as it is typed, until it has arrived. */
export function useRfqForm(options: RfqFormOptions) {
  const { userId, rfqId, start = emptyDraft } = options;
  const refusals = useTexts('refusals');
  const kept = useRfqDraft(userId, rfqId, start, options.version);
  const [errors, setErrors] = useState<RfqErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const tellFailure = useTellFailure();

  const showErrors = (form: HTMLFormElement, found: RfqErrors) => {
    setErrors(found);
    const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
    const first = fields.find((field) => Object.hasOwn(found, field.getAttribute('name') ?? ''));
    // What is folded up is opened, or its error would be out of sight.
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
    return Object.keys(found).length > 0;
  };
  const submit = async (form: HTMLFormElement) => {
    const { draft } = kept;
    const isEdit = rfqId !== null;
    if (showErrors(form, checkDraft(draft, refusals, isEdit))) return;
    if (options.confirm && !(await options.confirm())) return;
    setSending(true);
    const body = bodyOf(draft, isEdit);
    const sending = kept.prepare(body);
    try {
      const rfq = await options.send(body, sending.key);
      kept.forget();
      options.onDone(rfq);
    } catch (error) {
      showErrors(form, refusalsOf(error, draft, refusals));
      void tellFailure(error, options.failed);
    }
  };

  return {
    ...kept,
    errors,
    isSending,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // A dialog's form may stand within another part's form in React's tree.
      event.stopPropagation();
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await submit(event.currentTarget);
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

export type RfqForm = ReturnType<typeof useRfqForm>;
