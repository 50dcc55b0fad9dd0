import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { askForVerification } from './api.ts';
import { uploadedAmong } from './document-uploads.ts';
import { useVerificationDraft } from './use-verification-draft.ts';
import { problemsOf, refusalsOf } from './verification-checks.ts';

/**
 * The draft of a request, what is wrong with it, and sending it. After a success the page reads anew
 * how far it is; else all is kept.
 */
export function useVerificationForm(userId: string) {
  const t = useTexts('verification');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const draft = useVerificationDraft(userId);
  const complain = (description: string) =>
    void toast({ title: common.error, description, variant: 'destructive' });
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => ({ ...draft.entered, documents: pathsOf(draft.items) }),
    check: () => {
      const problems = problemsOf(draft.entered, draft.items, t, refusals);
      if (Object.keys(problems).length > 0) complain(t.check);
      return problems;
    },
    // A conflict means that another tab was first: the page shows how far that is.
    send: ({ registrationNumber, kraPin, documents }) =>
      askForVerification({ registrationNumber, kraPin, documents }).catch(exceptConflict),
    explain: (error) => {
      const { errors: found, refusedDocuments } =
        error instanceof ApiError ? refusalsOf(error, t, refusals) : nothingRefused;
      const documents = pathsOf(draft.items);
      for (const place of refusedDocuments) draft.uploads.refuse(documents[place] ?? '');
      const isField = Object.keys(found).length > 0;
      complain(isField ? t.check : (refusalOf(error, refusals) ?? t.sendFailed));
      return found;
    },
    onDone: async () => {
      draft.forget();
      toast({ title: common.success, description: t.sent });
      await revalidate();
      // The form has gone, and what is said in its place stands above it.
      scrollTo({ top: 0 });
    },
  });
  const forgive = (field: string) => setErrors(({ [field]: _, ...others }) => others);
  return {
    draft,
    errors,
    isSending: isPending,
    change(field: 'registrationNumber' | 'kraPin', value: string) {
      draft.enter(field, value);
      forgive(field);
    },
    async addDocuments(files: readonly File[]) {
      if (await draft.addDocuments(files)) forgive('documents');
    },
    onSubmit,
  };
}

const nothingRefused = { errors: {}, refusedDocuments: new Set<number>() };

const pathsOf = (items: Parameters<typeof uploadedAmong>[0]) =>
  uploadedAmong(items).map(({ objectPath }) => objectPath);

function exceptConflict(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
}
