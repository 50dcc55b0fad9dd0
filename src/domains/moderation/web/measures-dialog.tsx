import { useEffect, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { ReportDetails } from '../schema.ts';
import { changeStanding, moderateProduct, readReport } from './api.ts';

const maxReasonLength = 500;

interface MeasuresDialogProps {
  reportId: string;
  /** Of the account that was reported. */
  name: string;
  accountId: string;
  onClose: () => void;
}

/** What can be done about who was reported: their products, their account. Each step needs a reason. */
export function MeasuresDialog({ reportId, name, accountId, onClose }: MeasuresDialogProps) {
  const t = useTexts('admin');
  const { report, hasFailed, isPending, missing, reason, setReason, act } = useMeasures(reportId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={fill(t.measuresTitle, { name })}
      description={t.measuresText}
    >
      {hasFailed && <p role="alert">{t.measuresFailed}</p>}
      {!report && !hasFailed && <Skeleton className="h-40" />}
      {report && (
        <div className="grid gap-5">
          <Field
            label={t.measureReason}
            error={missing ? t.measureReasonMissing : undefined}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={maxReasonLength}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-semibold">{report.isSuspended ? t.isSuspended : t.isActive}</span>
            <Button
              variant={report.isSuspended ? 'outline' : 'danger'}
              disabled={isPending}
              onClick={() =>
                act((why) =>
                  changeStanding(accountId, report.isSuspended ? 'restore' : 'suspend', why),
                )
              }
            >
              {report.isSuspended ? t.restoreAccount : t.suspendAccount}
            </Button>
          </div>
          <ProductList
            products={report.products}
            isPending={isPending}
            onChange={(id, isActive) =>
              act((why) => moderateProduct(id, { isActive, reason: why }))
            }
          />
        </div>
      )}
    </Dialog>
  );
}

function ProductList(props: {
  products: ReportDetails['products'];
  isPending: boolean;
  onChange: (id: string, isActive: boolean) => void;
}) {
  const t = useTexts('admin');
  if (props.products.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg">{t.products}</h3>
      <ul className="grid divide-y divide-line">
        {props.products.map(({ id, name, isActive, isTakenDown }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}{' '}
              {!isActive && (
                <Badge variant="secondary">{isTakenDown ? t.takenDown : t.notListed}</Badge>
              )}
            </span>
            <Button
              variant="outline"
              disabled={props.isPending}
              aria-label={fill(isTakenDown ? t.putBackNamed : t.takeDownNamed, { name })}
              onClick={() => props.onChange(id, isTakenDown)}
            >
              {isTakenDown ? t.putBack : t.takeDown}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useMeasures(reportId: string) {
  const t = useTexts('admin');
  const tellFailure = useTellFailure();
  const common = useTexts('common');
  const [report, setReport] = useState<ReportDetails | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    let isWanted = true;
    readReport(browserApi, reportId).then(
      (read) => isWanted && setReport(read),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [reportId]);
  const act = async (step: (why: string) => Promise<unknown>) => {
    const why = reason.trim();
    setMissing(why === '');
    if (why === '') return;
    setPending(true);
    try {
      await step(why);
      toast({ title: common.success, description: t.measureDone });
      setReason('');
    } catch (error) {
      void tellFailure(error, t.resolveFailed);
    }
    // Also where it was refused: then somebody else was quicker.
    setReport(await readReport(browserApi, reportId).catch(() => report));
    setPending(false);
  };
  return { report, hasFailed, isPending, missing, reason, setReason, act };
}
