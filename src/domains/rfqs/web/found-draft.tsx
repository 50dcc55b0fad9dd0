import { useTexts } from '../../../ui/messages.tsx';
import { DraftNote } from '../../../ui/patterns/draft-note.tsx';
import type { RfqForm } from './use-rfq-form.ts';

/** Where the form goes on with a request that was begun before. */
export function FoundDraft({ form }: { form: RfqForm }) {
  const { draftFound } = useTexts('rfqs');
  if (!form.isFound) return null;
  const { draft } = form;
  return (
    <DraftNote
      text={draftFound}
      onStartAfresh={form.startAfresh}
      onUndo={() => form.change(draft)}
    />
  );
}
