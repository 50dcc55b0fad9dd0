import { useTexts } from '../../../ui/messages.tsx';
import { DraftNote } from '../../../ui/patterns/draft-note.tsx';
import { UnsavedGuard } from '../../../ui/patterns/unsaved-guard.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { Quotation } from '../schema.ts';
import type { QuoteData } from './api.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { OfferFields, PriceTerms } from './terms-fields.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

interface QuotationFormProps {
  supplierId: string;
  data: QuoteData;
  revised: Quotation | null;
  onSent: () => void;
  onCancel?: (() => void) | undefined;
}

/** A supplier's offer, with its total worked out as it is typed. */
export function QuotationForm({ onCancel, ...options }: QuotationFormProps) {
  const t = useTexts('quotations');
  const { data, revised } = options;
  const form = useQuotationForm(options);
  const { totals, draft, keptFiles } = form;
  return (
    <form className="card grid gap-6 p-4 md:p-6" method="post" noValidate onSubmit={form.onSubmit}>
      <div>
        <h2 id="quotation-form" tabIndex={-1}>
          {revised ? t.reviseForm : t.form}
        </h2>
        <p className="mt-1 text-ink-muted">{revised ? t.reviseLead : t.formLead}</p>
      </div>
      {form.isFound && (
        <DraftNote
          text={t.draftFound}
          onStartAfresh={form.startAfresh}
          onUndo={() => form.putBack(draft, keptFiles)}
        />
      )}
      {data.items.length > 0 && (
        <QuoteLines
          form={form}
          items={data.items}
          supplierId={data.hasProducts ? options.supplierId : null}
        />
      )}
      <PriceTerms form={form} />
      {totals && <TotalsPanel {...totals} vatIncluded={draft.vatIncluded} />}
      <OfferFields form={form} />
      <AttachmentsField files={form.files} error={form.errors.attachments} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" className="w-full sm:w-auto" pending={form.isSending}>
          {revised ? t.submitRevision : t.submit}
        </Button>
        {onCancel && (
          <Button variant="outline" size="lg" className="w-full sm:w-auto" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        <p className="text-ink-muted text-sm">{t.draftKept}</p>
      </div>
      <UnsavedGuard isDirty={form.isDirty} texts={t} />
    </form>
  );
}
