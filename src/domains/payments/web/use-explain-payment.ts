import { useRevalidator } from 'react-router';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { errorsOf, refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';

/**
 * Says what a failed call about payments means: what belongs to a field is answered, the rest is a
 * toast. What changed meanwhile is read anew.
 */
export function useExplainPayment(): (error: unknown) => FieldErrors {
  const t = useTexts('payments');
  const refusals = useTexts('refusals');
  const orders = useTexts('orders');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  return (error) => {
    if (error instanceof ApiError && error.isUnauthorized) {
      signInFirst(orders.signInTitle, orders.signInText, hereAddress());
      return {};
    }
    const { status, issues } = error instanceof ApiError ? error : unreached;
    if (status === 409 || status === 404) void revalidate();
    const atField = errorsOf(issues, refusals);
    if (Object.keys(atField).length > 0) return atField;
    const description = refusalOf(error, refusals) ?? t.failed;
    toast({ title: common.error, description, variant: 'destructive' });
    return {};
  };
}

const unreached = { status: 0, issues: [] };
