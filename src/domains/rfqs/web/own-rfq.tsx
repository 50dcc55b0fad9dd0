import { Ban, CalendarClock, CalendarDays, MapPin, Pencil, Send, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { countWords, fill } from '../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../shared/dates.ts';
import { apiPath } from '../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { DownloadLink } from '../../../ui/primitives/download-link.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useCurrentUser, useMay } from '../../accounts/web/public.tsx';
import { rfqMachine } from '../rules.ts';
import type { Rfq, RfqItem } from '../schema.ts';
import { rfqsPath } from './api.ts';
import { CloseRfqDialog } from './close-rfq-dialog.tsx';
import { endOf } from './rfq-end.ts';
import { RfqItems } from './rfq-items.tsx';
import { RfqRemainderCard } from './rfq-remainder.tsx';
import { RfqStatusBadge } from './status-badge.tsx';

interface OwnRfqProps {
  rfq: Rfq;
  items: readonly RfqItem[];
  /** The project it stands in. */
  project?: ReactNode;
  /** What it ended in. */
  orders?: ReactNode;
  /** What came in, side by side. */
  comparison?: ReactNode;
}

/** An RFQ as its owner sees it: what was asked, how far it is, and what can be done. Admins only read. */
export function OwnRfq({ rfq, items, project, orders, comparison }: OwnRfqProps) {
  const t = useTexts('rfqs');
  const isOwner = useCurrentUser()?.id === rfq.contractorId;
  const hasAnswers = (rfq.quotationCount ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={rfq.title}
        breadcrumbs={[
          { label: t.dashboard, to: '/dashboard' },
          ...(isOwner ? [{ label: t.myRfqs, to: '/dashboard?tab=rfqs' }] : []),
        ]}
        lead={<Standing rfq={rfq} />}
        actions={<Actions rfq={rfq} />}
      />
      <div className="grid grid-cols-1 gap-8">
        <Facts rfq={rfq} />
        {project}
        {orders}
        {isOwner && rfq.remainder && (
          <RfqRemainderCard rfq={rfq} items={items} remainder={rfq.remainder} />
        )}
        {hasAnswers && comparison}
        <section aria-labelledby="rfq-description">
          <h2 id="rfq-description" className="text-xl">
            {t.description}
          </h2>
          <p className="mt-2 max-w-3xl whitespace-pre-line wrap-anywhere">{rfq.description}</p>
        </section>
        {/* On paper the comparison names every line. */}
        <section aria-labelledby="rfq-items" className={hasAnswers ? 'print:hidden' : ''}>
          <h2 id="rfq-items" className="mb-3 text-xl">
            {t.materials}
          </h2>
          <RfqItems items={items} />
        </section>
        {!hasAnswers && comparison}
      </div>
    </>
  );
}

function Standing({ rfq }: { rfq: Rfq }) {
  const t = useTexts('rfqs');
  const language = useLanguage();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RfqStatusBadge rfq={rfq} />
      <span>{fill(t.postedOn, { date: formatDate(rfq.createdAt, language) })}</span>
      {rfq.sentBy && (
        <span className="wrap-anywhere">{fill(t.sentBy, { person: rfq.sentBy })}</span>
      )}
      {rfq.version > 1 && <span>{fill(t.version, { version: rfq.version })}</span>}
    </span>
  );
}

function Actions({ rfq }: { rfq: Rfq }) {
  const t = useTexts('rfqs');
  const user = useCurrentUser();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [isClosing, setClosing] = useState(false);
  const pdf = (
    <DownloadLink href={apiPath([rfqsPath, rfq.id, 'document.pdf'])}>{t.pdf}</DownloadLink>
  );
  if (user?.id !== rfq.contractorId || rfqMachine.transitionError('close', rfq.status)) return pdf;
  if (!may('PUT /api/rfqs/:id')) return pdf;
  return (
    <>
      {pdf}
      <LinkButton to={`/rfqs/${rfq.id}/edit`} variant="outline">
        <Pencil aria-hidden="true" />
        {t.edit}
      </LinkButton>
      <Button variant="outline" onClick={() => setClosing(true)}>
        <Ban aria-hidden="true" />
        {t.close}
      </Button>
      <CloseRfqDialog
        rfqId={rfq.id}
        open={isClosing}
        onOpenChange={setClosing}
        onClosed={() => void revalidate()}
      />
    </>
  );
}

function Facts({ rfq }: { rfq: Rfq }) {
  const t = useTexts('rfqs');
  const language = useLanguage();
  const icon = 'size-5 flex-none text-brand';
  const place = [rfq.deliveryLocation, rfq.deliveryCounty].filter(Boolean).join(', ');
  const end = endOf(rfq);
  const sentTo = rfq.sentTo ?? 0;
  return (
    <Card className="p-4 md:p-5">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact icon={<MapPin className={icon} aria-hidden="true" />} label={t.deliveryLocation}>
          {place || t.notSpecified}
        </Fact>
        <Fact icon={<CalendarDays className={icon} aria-hidden="true" />} label={t.deliveryDate}>
          {rfq.deliveryDate ? formatDate(rfq.deliveryDate, language) : t.notSpecified}
        </Fact>
        <Fact
          icon={<CalendarClock className={icon} aria-hidden="true" />}
          label={rfq.status === 'open' ? t.closesAt : t.ended}
        >
          {fill(t[end.words], { date: formatDateTime(end.at, language) })}
          {rfq.closedReason && (
            <span className="block font-normal text-ink-muted">
              {fill(t.closedBecause, { reason: rfq.closedReason })}
            </span>
          )}
        </Fact>
        <Fact icon={<Send className={icon} aria-hidden="true" />} label={t.sentTo}>
          {sentTo === 0 ? t.sentToNone : countWords(t.suppliers, sentTo)}
          {rfq.verifiedOnly && (
            <span className="block font-normal text-ink-muted">{t.verifiedOnly}</span>
          )}
        </Fact>
        <Fact icon={<Users className={icon} aria-hidden="true" />} label={t.quotations}>
          {countWords(t.quotationCount, rfq.quotationCount ?? 0)}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact(props: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-ink-muted text-sm">
        <span className="absolute top-0 left-0">{props.icon}</span>
        {props.label}
      </dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">{props.children}</dd>
    </div>
  );
}
