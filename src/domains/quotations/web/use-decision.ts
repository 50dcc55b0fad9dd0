import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import { deleteQuotation, rejectQuotation } from './api.ts';

/** What may be done about one quotation without ordering from it. */
export type CardAction = 'reject' | 'delete';

export interface Decided {
  readonly id: string;
}

/** Carries a decision out, says how it went, and reads the list anew. */
export function useDecision(onChanged: () => unknown) {
  const t = useTexts('quotations');
  const tellFailure = useTellFailure();
  const common = useTexts('common');
  const acts: Record<CardAction, (id: string, reason: string) => Promise<unknown>> = {
    reject: rejectQuotation,
    delete: deleteQuotation,
  };
  const done = { reject: t.rejectedText, delete: t.deleted };
  const failures = { reject: t.rejectFailed, delete: t.deleteFailed };
  return async (action: CardAction, { id }: Decided, reason: string) => {
    try {
      await acts[action](id, reason);
      toast({ title: common.success, description: done[action] });
    } catch (error) {
      void tellFailure(error, failures[action]);
    }
    await onChanged();
  };
}
