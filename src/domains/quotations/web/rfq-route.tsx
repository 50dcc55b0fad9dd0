import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { data, useNavigate, useRevalidator } from 'react-router';
import { ApiError, apiPath } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { rfqEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { DownloadLink } from '../../../ui/primitives/download-link.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { usePrinting } from '../../../ui/printing.ts';
import { isUndecided } from '../rules.ts';
import type { Quotation } from '../schema.ts';
import type { Route } from './+types/rfq-route';
import { type QuoteData, type QuotePageData, readQuotePage } from './api.ts';
import { goOnAt } from './go-on-at.ts';
import { OwnQuotations } from './own-quotations.tsx';
import { formHeadingId, QuotationForm } from './quotation-form.tsx';
import { LateForRfq, NoSuchRfq, SuppliersOnly } from './rfq-access.tsx';
import { RfqDetails, RfqItems } from './rfq-details.tsx';

/** How long a supplier reads that the quotation was sent, in ms. */
const toDashboardMs = 2_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  const page: QuotePageData = hasSession
    ? await readQuotePage(api, params.id)
    : { access: 'notSupplier', role: null };
  return page.access === 'missing' ? data(page, { status: 404 }) : page;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<QuotePageData> {
  const { api, hasSession } = browserPage();
  return hasSession ? readQuotePage(api, params.id) : { access: 'notSupplier', role: null };
}

export default function RfqPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('quotations');
  const page = useLastGranted(loaderData, params.id);
  const title = page.access === 'granted' ? page.data.rfq.title : t.rfq;
  return (
    <Container className="pb-16">
      <PageHead title={title} hidden />
      {page.access === 'granted' ? (
        <QuoteScreen supplierId={page.supplierId} page={page.data} />
      ) : (
        <div className="py-8">
          {page.access === 'missing' ? (
            <NoSuchRfq />
          ) : page.access === 'late' ? (
            <LateForRfq />
          ) : (
            <SuppliersOnly role={page.role} rfqId={params.id} />
          )}
        </div>
      )}
    </Container>
  );
}

/**
 * An RFQ that is closed does not exist for who has not answered it. Who had it open keeps what was typed
 * in view.
 */
function useLastGranted(page: QuotePageData, rfqId: string): QuotePageData {
  const [last, setLast] = useState(page);
  const isRefused = page.access === 'missing' || page.access === 'late';
  const isGone = isRefused && last.access === 'granted' && last.data.rfq.id === rfqId;
  if (page !== last && !isGone) setLast(page);
  return useMemo(() => (isGone ? closedNow(last) : page), [isGone, last, page]);
}

function closedNow(page: QuotePageData & { access: 'granted' }): QuotePageData {
  const { rfq } = page.data;
  const now = new Date();
  const closedAt = new Date(rfq.closesAt) < now ? rfq.closesAt : now.toISOString();
  return { ...page, data: { ...page.data, rfq: { ...rfq, status: 'closed', closedAt } } };
}

function QuoteScreen({ supplierId, page }: { supplierId: string; page: QuoteData }) {
  const t = useTexts('quotations');
  const [revised, setRevised] = useState<Quotation | null>(null);
  const [isSent, sent] = useSent();
  /** A form that a button further down has called for is brought into view. */
  const [isCalled, setCalled] = useState(false);
  const reviseButton = useRef<HTMLButtonElement>(null);
  const isPrinting = usePrinting();
  const { rfq, items, own, latest, mayAnswer } = page;
  useInvalidation(rfqEventTypes, useRevalidator().revalidate, rfq.id);
  const hasStanding = own.some(({ moves }) => moves.length > 0);
  const canSend = rfq.status === 'open' && !hasStanding && mayAnswer;
  const [wasOpen, setWasOpen] = useState(canSend);
  if (canSend && !wasOpen) setWasOpen(true);
  /** It was closed while the form stood here. */
  const isCutOff = wasOpen && rfq.status !== 'open' && !hasStanding;
  const hasForm = !isSent && (canSend || revised !== null);
  const isOver = rfq.status === 'awarded';
  return (
    <>
      <PageHeader
        title={rfq.title}
        breadcrumbs={[{ label: t.dashboard, to: '/dashboard' }, { label: t.rfq }]}
        actions={
          <DownloadLink href={apiPath(['/api/rfqs', rfq.id, 'document.pdf'])}>
            {t.rfqPdf}
          </DownloadLink>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <RfqDetails rfq={rfq} supplierId={supplierId} />
        {/* The form lists the lines itself, with a price to each, and is not for paper. */}
        {(!hasForm || isPrinting || items.length === 0) && <RfqItems items={items} />}
        {rfq.status !== 'open' && <Closed isAwarded={isOver} own={own} />}
        {isSent ? (
          <Sent />
        ) : revised ? (
          <QuotationForm
            key={revised.id}
            supplierId={supplierId}
            data={page}
            revised={revised}
            isCalled
            isOver={rfq.status !== 'open'}
            onSent={sent}
            onCancel={() => {
              flushSync(() => setRevised(null));
              reviseButton.current?.focus();
            }}
          />
        ) : canSend || isCutOff ? (
          <QuotationForm
            supplierId={supplierId}
            data={page}
            revised={null}
            isCalled={isCalled}
            isOver={isCutOff}
            onSent={sent}
          />
        ) : null}
        {!mayAnswer && !isOver && <VerifiedOnly />}
        <OwnQuotations
          {...{ rfq, latest, items, mayAnswer, reviseButton }}
          quotations={own}
          onRevise={() => {
            setRevised(latest);
            goOnAt(document.getElementById(formHeadingId), 'start');
          }}
          onWithdrawn={() => {
            setRevised(null);
            setCalled(true);
          }}
        />
      </div>
    </>
  );
}

/** The badge was lost after an answer: what was sent stands, and nothing new is taken. */
function VerifiedOnly() {
  const t = useTexts('quotations');
  return (
    <Card className="grid gap-2 p-4 md:p-6">
      <h2>{t.verifiedOnlyTitle}</h2>
      <p className="text-ink-muted">{t.verifiedOnlyText}</p>
      <LinkButton to="/settings/verification" className="justify-self-start">
        {t.getVerified}
      </LinkButton>
    </Card>
  );
}

/** In view, wherever the form was scrolled to that it stands in place of. */
function Sent() {
  const t = useTexts('quotations');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => goOnAt(heading.current, 'center'), []);
  return (
    <Card className="p-4 md:p-6" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t.submitted}
      </h2>
      <p className="mt-1 text-ink-muted">{t.submittedText}</p>
    </Card>
  );
}

function Closed({ isAwarded, own }: { isAwarded: boolean; own: QuoteData['own'] }) {
  const t = useTexts('quotations');
  const awarded = own.some(({ state }) => isUndecided(state)) ? t.awardedPartText : t.awardedText;
  return (
    <Card className="p-4 md:p-6">
      <h2>{t.closed}</h2>
      {own.length > 0 && (
        <p className="mt-1 text-ink-muted">{isAwarded ? awarded : t.closedText}</p>
      )}
    </Card>
  );
}

/** After a quotation was sent: the page says so, and then the dashboard comes. */
function useSent(): [boolean, () => void] {
  const [isSent, setSent] = useState(false);
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => go.current('/dashboard'), toDashboardMs);
    return () => clearTimeout(timer);
  }, [isSent]);
  return [isSent, () => setSent(true)];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts('quotations');
  const { revalidate } = useRevalidator();
  const status = error instanceof ApiError ? error.status : undefined;
  return (
    <Container className="py-8">
      <PageHead title={t.rfq} hidden />
      <Failed status={status} onRetry={revalidate} />
    </Container>
  );
}
