import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { countWords } from '../../../messages/index.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { toast } from '../../../ui/toast/store.ts';
import { createRfq, rfqsPath } from './api.ts';
import { closingDayOf, emptyDraft } from './draft.ts';
import { FoundDraft } from './found-draft.tsx';
import { LineList } from './line-list.tsx';
import { readPrefill, readWish, withPrefill } from './prefill.ts';
import { RecipientsCard, useReach } from './recipients-card.tsx';
import { AnswerFields, PlaceFields, WhatFields } from './rfq-fields.tsx';
import { SendQuestion, useSendQuestion } from './send-question.tsx';
import { type RfqForm, useRfqForm } from './use-rfq-form.ts';

interface NewRfqFormProps {
  userId: string;
  /** The time of the page, in ms. */
  now: number;
  /** The project it stands in unless another is chosen; empty for none. */
  projectId: string;
  projectField: (projectId: string, onChange: (projectId: string) => void) => ReactNode;
}

/** The whole form of a new RFQ. */
export function NewRfqForm({ userId, now, projectId, projectField }: NewRfqFormProps) {
  const t = useTexts('rfqs');
  const common = useTexts('common');
  const navigate = useNavigate();
  const [time] = useState(() => new Date(now));
  const today = nairobiDay(time);
  const question = useSendQuestion();
  const [start] = useState(() => ({ ...emptyDraft, projectId }));
  const form = useRfqForm({
    userId,
    rfqId: null,
    start,
    confirm: question.ask,
    send: (body, key) => createRfq(browserApi, body, key),
    failed: t.createFailed,
    onDone(rfq) {
      announceChange(rfqsPath);
      announceChange('/api/cart/rfqs');
      toast({ title: common.success, description: t.createdText });
      navigate(`/rfqs/${rfq.id}`);
    },
  });
  usePrefill(form);
  const reach = useReach(form.draft);
  return (
    <form
      noValidate
      method="post"
      // What takes the focus is not left behind the bar at the lower edge.
      className="grid grid-cols-1 gap-5 [&_.input]:scroll-mb-36"
      onSubmit={form.onSubmit}
    >
      <FoundDraft form={form} />
      <Card className="grid grid-cols-1 gap-4 p-4 md:p-6">
        <WhatFields form={form} />
        {projectField(form.draft.projectId, (chosen) => form.change({ projectId: chosen }))}
      </Card>
      <LineList form={form} />
      <Card as="section" className="grid grid-cols-1 gap-4 p-4 md:p-6">
        <h2 className="text-xl">{t.where}</h2>
        <PlaceFields form={form} today={today} />
        <AnswerFields form={form} today={today} closingDay={closingDayOf(form.draft, time)} />
      </Card>
      <RecipientsCard form={form} reach={reach} />
      <SendQuestion question={question} reach={reach} draft={form.draft} />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-surface px-4 py-3 md:static md:mx-0 md:border-0 md:px-0">
        <Button type="submit" size="lg" pending={form.isSending} className="max-sm:w-full">
          {form.isSending ? t.sending : t.send}
        </Button>
        <p className="text-ink-muted text-sm max-sm:hidden">{t.draftKept}</p>
      </div>
    </form>
  );
}

/** Adds what the address asks for, once: then the address is the form's own again. */
function usePrefill(form: RfqForm): void {
  const t = useTexts('rfqs');
  const typeWords = useTypeWords();
  const common = useTexts('common');
  const [search, setSearch] = useSearchParams();
  const wish = readWish(search);
  const isDone = useRef(false);
  useEffect(() => {
    if (!form.isReady || !wish || isDone.current) return;
    isDone.current = true;
    const add = async () => {
      try {
        const prefill = await readPrefill(browserApi, wish, t, typeWords);
        form.replace((draft) => withPrefill(draft, prefill, t, typeWords));
        const count = prefill.lines.length;
        const title = count === 0 ? t.nothingAdded : countWords(t.linesAdded, count);
        toast({ title });
      } catch {
        const description = t.prefillFailed;
        toast({ title: common.error, description, variant: 'destructive' });
      }
      setSearch({}, { replace: true, preventScrollReset: true });
    };
    void add();
  }, [form, wish, t, typeWords, common, setSearch]);
}
