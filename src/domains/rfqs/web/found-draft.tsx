import { CircleAlert } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { DraftNote } from '../../../ui/patterns/draft-note.tsx';
import { useGoneProducts } from './gone-products.ts';
import { RfqDifferences } from './rfq-differences.tsx';
import type { RfqForm } from './use-rfq-form.ts';

/** Where the form goes on with a request that was begun before. */
export function FoundDraft({ form }: { form: RfqForm }) {
  const t = useTexts('rfqs');
  const gone = useGoneProducts(form);
  if (!form.isFound) return null;
  const { draft } = form;
  return (
    <>
      <DraftNote
        text={t.draftFound}
        onStartAfresh={form.startAfresh}
        onUndo={() => form.change(draft)}
      />
      <RfqDifferences form={form} />
      {form.isOlder && (
        <p className="flex gap-2 text-warning" role="alert">
          <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {t.draftOlder}
        </p>
      )}
      {gone.length > 0 && (
        <p className="flex gap-2 text-warning" role="status">
          <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {fill(gone.length === 1 ? t.productGone : t.productsGone, {
              products: gone.join(', '),
            })}
          </span>
        </p>
      )}
    </>
  );
}
