import { useId, useState } from 'react';
import { Link } from 'react-router';
import { nairobiDay } from '../../../shared/dates.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { createRfq, rfqsPath } from './api.ts';
import { FoundDraft } from './found-draft.tsx';
import { LineList } from './line-list.tsx';
import { RecipientsCard, useReach } from './recipients-card.tsx';
import { PlaceFields, WhatFields } from './rfq-fields.tsx';
import { SendQuestion, useSendQuestion } from './send-question.tsx';
import { useRfqForm } from './use-rfq-form.ts';

interface CreateRfqDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
}

/** The quick way to an RFQ. The same draft can be gone on with on the page of its own. */
export function CreateRfqDialog({ open, onOpenChange, userId }: CreateRfqDialogProps) {
  const t = useTexts('rfqs');
  const [isSending, setSending] = useState(false);
  const formId = useId();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t.create}
      description={t.dialogText}
      footer={
        <>
          <Button variant="outline" className="max-sm:hidden" onClick={close}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} pending={isSending}>
            {isSending ? t.sending : t.send}
          </Button>
        </>
      }
    >
      <DialogForm
        id={formId}
        userId={userId}
        onSending={setSending}
        onCreated={close}
        onLeave={close}
      />
    </Dialog>
  );
}

function DialogForm(props: {
  id: string;
  userId: string;
  onSending: (isSending: boolean) => void;
  onCreated: () => void;
  onLeave: () => void;
}) {
  const t = useTexts('rfqs');
  const common = useTexts('common');
  const [today] = useState(() => nairobiDay(new Date()));
  const question = useSendQuestion();
  const form = useRfqForm({
    userId: props.userId,
    rfqId: null,
    confirm: question.ask,
    async send(body, key) {
      props.onSending(true);
      try {
        return await createRfq(browserApi, body, key);
      } finally {
        props.onSending(false);
      }
    },
    failed: t.createFailed,
    onDone() {
      announceChange(rfqsPath);
      toast({ title: common.success, description: t.createdText });
      props.onCreated();
    },
  });
  const reach = useReach(form.draft);
  return (
    <form id={props.id} noValidate className="grid grid-cols-1 gap-4" onSubmit={form.onSubmit}>
      <FoundDraft form={form} />
      <WhatFields form={form} />
      <PlaceFields form={form} today={today} />
      <LineList form={form} />
      <RecipientsCard form={form} reach={reach} />
      <SendQuestion question={question} reach={reach} draft={form.draft} />
      <p className="text-ink-muted">
        {t.fullFormLead}{' '}
        <Link
          to="/rfqs/new"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          onClick={props.onLeave}
        >
          {t.fullForm}
        </Link>
      </p>
    </form>
  );
}
