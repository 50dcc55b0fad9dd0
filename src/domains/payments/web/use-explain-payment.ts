import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { lookUp } from '../../../messages/material-words.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import { mostRecorded, mostStanding, mostTakenBack } from '../rules.ts';

/**
 * Says what a failed call about payments means: what belongs to a field is answered, the rest is a
 * toast. What changed meanwhile is read anew.
 */
export function useExplainPayment(): (error: unknown) => FieldErrors {
  const t = useTexts('payments');
  const orders = useTexts('orders');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const known: Readonly<Record<string, FieldErrors>> = {
    amount_exceeds: { amount: t.amountExceeds },
    reference_taken: { reference: t.referenceTaken },
  };
  return (error) => {
    if (error instanceof ApiError && error.isUnauthorized) {
      signInFirst(orders.signInTitle, orders.signInText, hereAddress());
      return {};
    }
    const { status, code, issues } = error instanceof ApiError ? error : unreached;
    if (status === 409 || status === 404) void revalidate();
    const atField =
      known[code ?? ''] ?? fieldErrors(issues, { ...t.problems, reason: t.reasonMissing });
    if (Object.keys(atField).length > 0) return atField;
    const refusal = lookUp(t.refusals, code ?? '') ?? t.failed;
    const description = fill(refusal, {
      standing: mostStanding,
      recorded: mostRecorded,
      takenBack: mostTakenBack,
    });
    toast({ title: common.error, description, variant: 'destructive' });
    return {};
  };
}

const unreached = { status: 0, code: null, issues: [] };

/** What is wrong with fields, in the reader's words for each of them. */
export function fieldErrors(
  issues: readonly { readonly path: string | readonly PropertyKey[] }[],
  words: Readonly<Record<string, string>>,
): FieldErrors {
  return Object.fromEntries(
    issues.flatMap(({ path }) => {
      const field = String(typeof path === 'string' ? path : path[0]);
      const sentence = words[field];
      return sentence ? [[field, sentence]] : [];
    }),
  );
}
