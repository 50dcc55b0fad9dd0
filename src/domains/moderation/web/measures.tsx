import { useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { isEntrusted } from '../../../shared/roles.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import type { ReportDetails } from '../schema.ts';
import { changeStanding, moderateProduct } from './api.ts';

const maxReasonLength = 500;

/** A step against who was reported, or its undoing. */
interface Measure {
  readonly title: string;
  readonly submit: string;
  readonly isUndoing: boolean;
  readonly send: (reason: string) => Promise<unknown>;
}

/** What can be done about who was reported: the account, its products. Each step needs a reason. */
export function Measures({ report }: { report: ReportDetails }) {
  const t = useTexts('admin');
  const [asked, setAsked] = useState<Measure | null>(null);
  const mayModerate = isEntrusted(useCurrentUser()?.staffRole, ['moderator']);
  const { reported, products } = report;
  if (!reported) return null;
  return (
    <section className="grid gap-2" aria-label={t.measures}>
      <h3 className="text-base">{t.measures}</h3>
      <AccountRow report={report} accountId={reported.id} onAsk={setAsked} />
      {mayModerate && products.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t.products} ({products.length})
          </summary>
          <ul className="divide-y divide-line">
            {products.map((product) => (
              <ProductRow key={product.id} product={product} onAsk={setAsked} />
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <AskDialog
          title={asked.title}
          text={t.measuresText}
          submit={asked.submit}
          keep={t.cancel}
          done={t.measureDone}
          failed={t.resolveFailed}
          reason={{
            label: t.measureReason,
            missing: t.measureReasonMissing,
            maxLength: maxReasonLength,
          }}
          isDanger={!asked.isUndoing}
          send={asked.send}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

type OnAsk = (measure: Measure) => void;
const row = 'flex flex-wrap items-center justify-between gap-2 py-2';

function AccountRow(props: { report: ReportDetails; accountId: string; onAsk: OnAsk }) {
  const { report, accountId, onAsk } = props;
  const t = useTexts('admin');
  const { isSuspended } = report;
  const words = isSuspended ? t.restoreAccount : t.suspendAccount;
  return (
    <div className={row}>
      <span className="font-semibold">{isSuspended ? t.isSuspended : t.isActive}</span>
      <Button
        variant="outline"
        onClick={() =>
          onAsk({
            title: `${words}: ${report.reported?.name ?? t.noName}`,
            submit: words,
            isUndoing: isSuspended,
            send: (reason) =>
              changeStanding(accountId, isSuspended ? 'restore' : 'suspend', reason),
          })
        }
      >
        {words}
      </Button>
    </div>
  );
}

function ProductRow(props: { product: ReportDetails['products'][number]; onAsk: OnAsk }) {
  const { id, name, isActive, isTakenDown } = props.product;
  const t = useTexts('admin');
  const title = fill(isTakenDown ? t.putBackNamed : t.takeDownNamed, { name });
  const submit = isTakenDown ? t.putBack : t.takeDown;
  return (
    <li className={row}>
      <span className="wrap-anywhere min-w-0 flex-1">
        {name}{' '}
        {!isActive && <Badge variant="secondary">{isTakenDown ? t.takenDown : t.notListed}</Badge>}
      </span>
      <Button
        variant="outline"
        aria-label={title}
        onClick={() =>
          props.onAsk({
            title,
            submit,
            isUndoing: isTakenDown,
            send: (reason) => moderateProduct(id, { isActive: isTakenDown, reason }),
          })
        }
      >
        {submit}
      </Button>
    </li>
  );
}
