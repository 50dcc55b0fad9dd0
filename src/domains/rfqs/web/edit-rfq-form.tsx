import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { countWords } from '../../../messages/index.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { Rfq, RfqItem } from '../schema.ts';
import { rfqsPath, saveRfq } from './api.ts';
import { draftOf, withoutUntouched, withStoredTimes } from './draft.ts';
import { FoundDraft } from './found-draft.tsx';
import { LineList } from './line-list.tsx';
import { AnswerFields, PlaceFields, WhatFields } from './rfq-fields.tsx';
import { useRfqForm } from './use-rfq-form.ts';

/** Changes an open RFQ. What is typed is kept on the device, so leaving loses nothing. */
export function EditRfqForm(props: { userId: string; rfq: Rfq; items: readonly RfqItem[] }) {
  const { userId, rfq, items } = props;
  const t = useTexts('rfqs');
  const common = useTexts('common');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [start] = useState(() => draftOf(rfq, items));
  // Known on both sides of the page alike, and never after today.
  const today = nairobiDay(rfq.updatedAt);
  const path = `/rfqs/${rfq.id}`;
  const form = useRfqForm({
    userId,
    rfqId: rfq.id,
    start,
    version: rfq.version,
    async send(body) {
      const touched = withoutUntouched(body, start);
      const edit = { ...withStoredTimes(touched, rfq), version: rfq.version };
      try {
        return await saveRfq(browserApi, rfq.id, edit);
      } catch (error) {
        // Read anew, the form goes on with what is kept, and says that the request is another.
        if (error instanceof ApiError && error.code === 'rfq_edited') void revalidate();
        throw error;
      }
    },
    failed: t.saveFailed,
    onDone(saved) {
      announceChange(rfqsPath);
      const isAsked = saved.version > rfq.version && (saved.quotationCount ?? 0) > 0;
      toast({ title: common.success, description: isAsked ? t.savedAsked : t.saved });
      navigate(path);
    },
  });
  const count = rfq.quotationCount ?? 0;
  return (
    <form noValidate method="post" className="grid grid-cols-1 gap-5" onSubmit={form.onSubmit}>
      {count > 0 && (
        <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning">
          <TriangleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {countWords(t.cameIn, count)} {t.editWarning}
        </p>
      )}
      <FoundDraft form={form} />
      <Card className="grid grid-cols-1 gap-4 p-4 md:p-6">
        <WhatFields form={form} />
      </Card>
      <LineList form={form} />
      <Card as="section" className="grid grid-cols-1 gap-4 p-4 md:p-6">
        <h2 className="text-xl">{t.where}</h2>
        <PlaceFields form={form} today={today} />
        <AnswerFields form={form} today={today} closingDay={start.closesAt} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={form.isSending} className="max-sm:w-full">
          {form.isSending ? t.sending : t.saveChanges}
        </Button>
        <LinkButton to={path} variant="outline" size="lg" className="max-sm:w-full">
          {t.cancel}
        </LinkButton>
      </div>
    </form>
  );
}
