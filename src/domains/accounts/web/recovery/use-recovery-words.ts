import { ApiError } from '../../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { errorsOf, refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';

/** Says what went wrong with a call: beside its field where the server named one, else as a notice. */
export function useExplainRecovery(): (error: unknown) => FieldErrors {
  const t = useTexts('recovery');
  const refusals = useTexts('refusals');
  return (error) => {
    const errors = error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
    if (Object.keys(errors).length === 0) {
      const isSignedOut = error instanceof ApiError && error.isUnauthorized;
      const description = isSignedOut
        ? t.signInFirst
        : (refusalOf(error, refusals) ?? t.failedText);
      toast({ title: t.failed, description, variant: 'destructive' });
    }
    return errors;
  };
}
