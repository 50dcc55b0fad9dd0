import { useEffect, useRef } from 'react';
import { goToNextField } from '../../../ui/forms/enter-key.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { DraftNote } from '../../../ui/patterns/draft-note.tsx';
import { UnsavedGuard } from '../../../ui/patterns/unsaved-guard.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { Quotation } from '../schema.ts';
import type { QuoteData } from './api.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { goOnAt } from './go-on-at.ts';
import { QuoteLines } from './quote-lines.tsx';
import { RequestChanges } from './request-changes.tsx';
import { SendDialog } from './send-dialog.tsx';
import { OfferFields, PriceTerms } from './terms-fields.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

interface QuotationFormProps {
  supplierId: string;
  data: QuoteData;
  revised: Quotation | null;
  /** It was called for from elsewhere on the page, and comes into view. */
  isCalled: boolean;
  /** The RFQ was closed meanwhile: what was typed stays in view, and cannot be sent. */
  isOver: boolean;
  onSent: () => void;
  onCancel?: (() => void) | undefined;
}

export const formHeadingId = 'quotation-form';

/** A supplier's offer, with its total worked out as it is typed. */
export function QuotationForm({ onCancel, isCalled, isOver, ...options }: QuotationFormProps) {
  const t = useTexts('quotations');
  const { data, revised } = options;
  const form = useQuotationForm(options);
  const { totals, draft, keptFiles } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCalled) goOnAt(heading.current, 'start');
  }, [isCalled]);
  if (isOver && !form.isDirty && !form.isFound) return null;
  return (
    // Without a button that submits it, no key does: not before the page is ready either.
    <form
      ref={form.element}
      className="card grid gap-6 p-4 md:p-6"
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={goToNextField}
    >
      <div>
        <h2 id={formHeadingId} ref={heading} tabIndex={-1}>
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
      <RequestChanges {...form.requestChanges} />
      {data.items.length > 0 && (
        <QuoteLines
          form={form}
          items={data.items}
          rfqId={data.rfq.id}
          supplierId={data.hasProducts ? options.supplierId : null}
        />
      )}
      <PriceTerms form={form} />
      {totals && <TotalsPanel {...totals} vatIncluded={draft.vatIncluded} />}
      <OfferFields form={form} />
      <AttachmentsField files={form.files} error={form.errors.attachments} />
      <div className="flex flex-wrap items-center gap-3">
        {isOver ? (
          <p className="w-full font-semibold">{t.overText}</p>
        ) : (
          <Button
            size="lg"
            className="w-full sm:w-auto"
            pending={form.isSending}
            onClick={form.ask}
          >
            {revised ? t.submitRevision : t.submit}
          </Button>
        )}
        {onCancel && (
          <Button variant="outline" size="lg" className="w-full sm:w-auto" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        {!isOver && <p className="text-ink-muted text-sm">{t.draftKept}</p>}
      </div>
      <SendDialog
        open={form.isAsking}
        draft={draft}
        items={data.items}
        files={keptFiles.length}
        isRevision={revised !== null}
        onSend={() => void form.send()}
        onClose={form.goBack}
      />
      <UnsavedGuard isDirty={form.isDirty && !isOver} texts={t} />
    </form>
  );
}
