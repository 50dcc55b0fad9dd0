import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { failureWords } from '../forms/failure-words.ts';

/** Says what went wrong with a call: beside its field where the server named one, else as a notice. */
export function useExplainRecovery(): (error: unknown) => FieldErrors {
  const t = useTexts('recovery');
  const { refusals } = useTexts('accounts');
  const language = useLanguage();
  return (error) => {
    const words = { refusals: { ...refusals, ...t.refusals } };
    const { sentence, errors } = failureWords(error, words, { language, fallback: t.failedText });
    if (Object.keys(errors).length === 0) {
      toast({ title: t.failed, description: sentence, variant: 'destructive' });
    }
    return errors;
  };
}
