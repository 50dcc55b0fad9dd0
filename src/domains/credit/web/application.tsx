import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { issuesOf } from '../../../messages/refusals.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { maxBusinessLength } from '../rules.ts';
import { applicationSchema, type Credit, type CreditApplication } from '../schema.ts';
import { applyForCredit, withdrawApplication } from './api.ts';
import { readTerms, TermsFields } from './terms-fields.tsx';
import { useExplainCredit } from './use-explain-credit.ts';

/** What waits for an admin, or the form to apply with; for who is not verified, the way to that. */
export function Application({ credit }: { credit: Credit }) {
  const t = useTexts('credit');
  const { application, isVerified } = credit;
  if (application?.status === 'open') return <Waiting application={application} />;
  if (!isVerified)
    return (
      <EmptyState
        title={t.who}
        text={
          <>
            {t.whoText} {t.verifyFirst}
          </>
        }
        action={<LinkButton to="/settings/verification">{t.verify}</LinkButton>}
      />
    );
  return <ApplicationForm credit={credit} />;
}

function Waiting({ application }: { application: CreditApplication }) {
  const t = useTexts('credit');
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const { id, limit, days, createdAt } = application;
  return (
    <section className="card flex gap-3 p-4 md:p-6" aria-labelledby="credit-waits">
      <Hourglass className="mt-1 size-6 flex-none text-brand" aria-hidden="true" />
      <div className="grid gap-1">
        <h2 id="credit-waits" className="text-xl">
          {t.open}
        </h2>
        <p>
          {fill(t.openText, {
            date: formatDate(createdAt, language),
            amount: formatUnitPrice(limit),
            count: days,
          })}
        </p>
        <Button
          className="mt-2 justify-self-start"
          variant="outline"
          onPointerEnter={preloadDialog}
          onClick={() => setAsks(true)}
        >
          {t.withdraw}
        </Button>
      </div>
      {asks && (
        <AskDialog
          title={t.withdrawTitle}
          text={t.withdrawText}
          submit={t.withdraw}
          keep={t.keepApplication}
          done={t.withdrawn}
          failed={t.failed}
          send={() => withdrawApplication(id)}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

function ApplicationForm({ credit: { limit, application } }: { credit: Credit }) {
  const t = useTexts('credit');
  const { errors, isPending, onSubmit } = useApplicationForm();
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-labelledby="credit-apply">
      <h2 id="credit-apply" className="text-xl">
        {limit === null ? t.apply : t.applyOther}
      </h2>
      {application?.status === 'rejected' && (
        <p className="wrap-anywhere font-semibold text-danger">
          {fill(t.rejected, { reason: application.reason ?? '' })}
        </p>
      )}
      {limit === null && <p className="text-ink-muted">{t.whoText}</p>}
      <form
        className="grid max-w-xl gap-4"
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <TermsFields limitLabel={t.wantedLimit} daysLabel={t.wantedDays} errors={errors} />
        <Field label={t.business} hint={t.businessHint} error={errors.business} required>
          {(control) => (
            <Textarea {...control} name="business" rows={3} maxLength={maxBusinessLength} />
          )}
        </Field>
        <Button className="justify-self-start" type="submit" pending={isPending}>
          {t.send}
        </Button>
      </form>
    </section>
  );
}

function useApplicationForm() {
  const t = useTexts('credit');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  return useForm({
    read: (data) => ({ ...readTerms(data), business: textOf(data, 'business') }),
    check: (draft) => errorsOf(issuesOf(applicationSchema.safeParse(draft).error), refusals),
    send: applyForCredit,
    explain: useExplainCredit(),
    async onDone() {
      toast({ title: common.success, description: t.sent });
      await revalidate();
    },
  });
}
