import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { Rfq } from '../schema.ts';
import { bodyOf, emptyDraft, type RfqDraft } from './draft.ts';
import { checkDraft, refusalsOf } from './problems.ts';
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
  const isEdit = rfqId !== null;
  const refusals = useTexts('refusals');
  const kept = useRfqDraft(userId, rfqId, start, options.version);
  const tellFailure = useTellFailure();
  const { errors, isPending, onSubmit } = useForm({
    read: () => kept.draft,
    check: (draft) => checkDraft(draft, refusals, isEdit),
    confirm: options.confirm,
    send(draft) {
      const body = bodyOf(draft, isEdit);
      return options.send(body, kept.prepare(body).key);
    },
    explain(error) {
      void tellFailure(error, options.failed);
      return refusalsOf(error, kept.draft, refusals);
    },
    onDone(rfq) {
      kept.forget();
      options.onDone(rfq);
    },
  });
  return { ...kept, errors, isSending: isPending, onSubmit };
}

export type RfqForm = ReturnType<typeof useRfqForm>;
