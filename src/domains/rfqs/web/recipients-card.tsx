import { countWords, fill } from '../../../messages/index.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useRead } from '../../../ui/data/use-read.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { FieldError } from '../../../ui/primitives/field-error.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useSupplierName } from '../../catalogue/web/public.tsx';
import type { Recipient } from '../schema.ts';
import { readRecipients } from './api.ts';
import type { RfqDraft } from './draft.ts';
import { askedOf, questionOf, toggledSupplier } from './recipients.ts';
import { RecipientsList } from './recipients-list.tsx';
import type { RfqForm } from './use-rfq-form.ts';

/** Whom a draft would be sent to; undefined while nobody knows. */
export interface Reach {
  readonly known: readonly Recipient[] | undefined;
  readonly asked: readonly Recipient[] | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** So long what is asked for, and where, has to stand before it is asked about anew. */
const settledMs = 500;

export function useReach(draft: RfqDraft): Reach {
  const question = questionOf(draft);
  const { data, hasFailed, retry } = useRead(
    JSON.stringify(question),
    () => readRecipients(browserApi, question),
    settledMs,
  );
  const known = data ?? undefined;
  return { known, asked: known && askedOf(known, draft.suppliers), hasFailed, retry };
}

/** To how many suppliers a request goes, where they deliver, and who they are: the buyer's to change. */
export function RecipientsCard({ form, reach }: { form: RfqForm; reach: Reach }) {
  const t = useTexts('rfqs').recipients;
  const common = useTexts('common');
  const { draft, errors, change } = form;
  const { known, asked } = reach;
  return (
    <Card as="section" aria-labelledby="rfq-recipients" className="grid gap-3 p-4 md:p-6">
      <h2 id="rfq-recipients" className="text-xl">
        {t.heading}
      </h2>
      {reach.hasFailed && !known ? (
        <p className="flex flex-wrap items-center gap-3">
          {t.failed}
          <Button variant="outline" size="sm" onClick={reach.retry}>
            {common.retry}
          </Button>
        </p>
      ) : known && asked ? (
        <>
          <p role="status" className="font-semibold">
            <ReachWords asked={asked} county={draft.deliveryCounty} />
          </p>
          {errors.supplierIds && <FieldError>{errors.supplierIds}</FieldError>}
          <RecipientsList
            known={known}
            asked={asked}
            onToggle={(id) => change({ suppliers: toggledSupplier(known, draft.suppliers, id) })}
          />
          {draft.suppliers !== null && (
            <Button
              variant="outline"
              className="justify-self-start"
              onClick={() => change({ suppliers: null })}
            >
              {countWords(t.askAll, known.filter(({ isMatch }) => isMatch).length)}
            </Button>
          )}
        </>
      ) : (
        <Skeleton className="h-12" />
      )}
    </Card>
  );
}

/** To whom it goes: one supplier by name, several by how many they are and where they deliver. */
export function ReachWords({ asked, county }: { asked: readonly Recipient[]; county: string }) {
  const t = useTexts('rfqs').recipients;
  const [first, ...others] = asked;
  const supplier = useSupplierName({
    id: first?.supplierId ?? '',
    companyName: first?.companyName ?? null,
  });
  if (!first) return t.none;
  if (others.length === 0) return fill(t.toOne, { supplier });
  return fill(county ? t.inCounty : t.anywhere, { count: asked.length, county });
}
