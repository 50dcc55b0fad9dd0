import { ExternalLink, FilePen, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { apiPath } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../../ui/primitives/dialog.tsx';
import { DownloadLink } from '../../../../ui/primitives/download-link.tsx';
import type { OrderEtims } from '../../etims-schema.ts';
import { paidState } from '../../paid-rules.ts';
import type { Order } from '../../schema.ts';
import { EtimsDialog } from './etims-dialog.tsx';

interface EtimsSectionProps {
  order: Pick<Order, 'id' | 'party' | 'totalAmount' | 'amountPaid'>;
  /** Null where it could not be read. */
  etims: OrderEtims | null;
}

/** The invoice, and the tax invoice that the supplier issued or that is missing. Nothing before the order is confirmed. */
export function EtimsSection({ order, etims }: EtimsSectionProps) {
  const t = useTexts('etims');
  const [isOpen, setOpen] = useState(false);
  if (!etims || !(etims.invoice || etims.isExpected)) return null;
  const { invoice, mayEnter } = etims;
  const { id: orderId, party } = order;
  const ofBuyer = paidState(order) === 'paid' ? t.missingPaid : t.missingBuyer;
  const missing = { buyer: ofBuyer, seller: t.missingSeller };
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-labelledby="etims">
      <h2 id="etims">{t.title}</h2>
      {invoice ? (
        <Invoice invoice={invoice} />
      ) : (
        <p className="flex items-start gap-2">
          <TriangleAlert className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
          {party ? missing[party] : t.missingAdmin}
        </p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {mayEnter && (
          <Button
            variant={invoice ? 'outline' : 'primary'}
            onPointerEnter={preloadDialog}
            onClick={() => setOpen(true)}
          >
            <FilePen aria-hidden="true" />
            {invoice ? t.change : t.enter}
          </Button>
        )}
        <DownloadLink href={apiPath(['/api/orders', orderId, 'documents', 'invoice.pdf'])}>
          {t.pdf}
        </DownloadLink>
      </div>
      {isOpen && <EtimsDialog orderId={orderId} invoice={invoice} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Invoice({ invoice }: { invoice: NonNullable<OrderEtims['invoice']> }) {
  const t = useTexts('etims');
  const language = useLanguage();
  const { controlUnit, invoiceNumber, enteredAt, editedAt, checkUrl, qr } = invoice;
  return (
    <div className="flex flex-wrap items-start gap-4">
      <dl className="grid min-w-0 flex-1 basis-56 gap-3">
        {[
          [t.unit, controlUnit],
          [t.number, invoiceNumber],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="sr-only">{t.title}</dt>
          <dd className="text-ink-muted text-sm">
            {editedAt
              ? fill(t.changed, { date: formatDate(editedAt, language) })
              : fill(t.entered, { date: formatDate(enteredAt, language) })}
            {'. '}
            {t.bySupplier}
          </dd>
          <dd>
            <a
              className="inline-flex min-h-11 items-center gap-2 font-semibold underline print:hidden"
              href={checkUrl}
              target="_blank"
              rel="noreferrer"
            >
              {t.check}
              <ExternalLink className="size-4" aria-hidden="true" />
            </a>
          </dd>
        </div>
      </dl>
      <img
        className="size-32 rounded-control bg-white"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t.qr}
        width={128}
        height={128}
      />
    </div>
  );
}
