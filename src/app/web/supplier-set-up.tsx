import { ChevronRight, Circle, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { readVerification } from '../../domains/accounts/web/verification/api.ts';
import { fill } from '../../messages/index.ts';
import { browserApi } from '../../ui/data/api-client.ts';
import { useRead } from '../../ui/data/use-read.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Progress } from '../../ui/primitives/progress.tsx';
import { setUpSteps } from './set-up-steps.ts';

/** What is missing before RFQs can reach a shop, each step a link; nothing when all is done. */
export function SupplierSetUp(props: { user: CurrentUser; listedProducts: number }) {
  const t = useTexts('selling');
  const steps = setUpSteps(props.user, props.listedProducts);
  // Without it the step leads to the page that says so.
  const verification = useRead(props.user.isVerified ? null : 'verification', () =>
    readVerification(browserApi),
  );
  const isChecked = verification.data?.status === 'pending';
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const progress = fill(t.setUpProgress, { done, count: steps.length });
  return (
    <section aria-label={t.setUpTitle} className="mb-6">
      <Card className="p-4 md:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{t.setUpTitle}</h2>
          <p className="font-semibold text-ink-muted text-sm tabular-nums">{progress}</p>
        </div>
        <p className="mt-1 text-ink-muted text-sm">{t.setUpText}</p>
        <div className="mt-3">
          <Progress label={progress} share={done / steps.length} />
        </div>
        <ul className="mt-1 divide-y divide-line">
          {steps.map(({ step, to, isDone }) => (
            <li key={step}>
              {isDone ? (
                <p className="flex min-h-11 items-center gap-3 py-1.5 text-ink-muted">
                  <CircleCheck className="size-5 flex-none text-success" aria-hidden="true" />
                  <span>
                    {t.setUpSteps[step]} <span className="sr-only">({t.setUpDone})</span>
                  </span>
                </p>
              ) : (
                <Link to={to} className="flex min-h-11 items-center gap-3 py-1.5 font-semibold">
                  {step === 'verification' && isChecked ? (
                    <>
                      <Clock className="size-5 flex-none text-warning" aria-hidden="true" />
                      <span className="flex-1">{t.setUpChecked}</span>
                    </>
                  ) : (
                    <>
                      <Circle className="size-5 flex-none text-ink-muted" aria-hidden="true" />
                      <span className="flex-1">{t.setUpSteps[step]}</span>
                    </>
                  )}
                  <ChevronRight className="size-5 flex-none text-ink-muted" aria-hidden="true" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
