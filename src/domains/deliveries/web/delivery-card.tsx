import { Phone } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/phone-text.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Badge, type BadgeVariant } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { DownloadLink } from '../../../ui/primitives/download-link.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useMay } from '../../accounts/web/public.tsx';
import type { DeliveryStatus } from '../rules.ts';
import type { Delivery } from '../schema.ts';
import { type DeliveredOrder, noteAddress, photoAddress, sendLinkAgain } from './api.ts';
import { CountList } from './count-list.tsx';
import { PhotoList } from './photo-list.tsx';

interface DeliveryCardProps {
  delivery: Delivery;
  party: DeliveredOrder['party'];
  onConfirm: () => void;
  onCancel: () => void;
}

const variants: Readonly<Record<DeliveryStatus, BadgeVariant>> = {
  dispatched: 'info',
  reported: 'warning',
  delivered: 'success',
  cancelled: 'secondary',
};

/** One delivery, as a side of its order reads it. */
export function DeliveryCard({ delivery, party, onConfirm, onCancel }: DeliveryCardProps) {
  const t = useTexts('deliveries');
  const may = useMay();
  const { number, status, lines, photos, moves, cancelledReason } = delivery;
  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{number}</h3>
        <Badge variant={variants[status]}>{t.statuses[status]}</Badge>
      </div>
      <Standing delivery={delivery} />
      {cancelledReason && (
        <p className="wrap-anywhere">{fill(t.cancelledReason, { reason: cancelledReason })}</p>
      )}
      <CountList lines={lines} caption={fill(t.linesOf, { number })} />
      {photos.length > 0 && (
        <PhotoList
          label={fill(t.photos, { number })}
          photos={photos}
          addressOf={(photoId) => photoAddress(delivery.id, photoId)}
        />
      )}
      {status !== 'cancelled' && <Driver delivery={delivery} />}
      {delivery.pin && <Pin pin={delivery.pin} />}
      {moves.includes('link') && <LinkState delivery={delivery} />}
      {delivery.isPinLocked && (
        <p className="text-warning" role="status">
          {t.pinLocked[party ?? 'admin']}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {moves.includes('confirm') && may('POST /api/orders/:id/deliveries') && (
          <Button onPointerEnter={preloadDialog} onClick={onConfirm}>
            {t.confirm}
            <span className="sr-only">: {number}</span>
          </Button>
        )}
        {moves.includes('link') && <LinkAgain delivery={delivery} />}
        {status !== 'cancelled' && (
          <DownloadLink href={noteAddress(delivery)}>
            {t.pdf}
            <span className="sr-only"> {number}</span>
          </DownloadLink>
        )}
        {moves.includes('cancel') && (
          <Button variant="ghost" onPointerEnter={preloadDialog} onClick={onCancel}>
            {t.cancelDelivery}
            <span className="sr-only">: {number}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Standing({ delivery }: { delivery: Delivery }) {
  const t = useTexts('deliveries');
  const language = useLanguage();
  const at = (text: string, instant: string | null) =>
    instant === null ? [] : [fill(text, { date: formatDateTime(instant, language) })];
  const { provenBy } = delivery;
  return (
    <p className="text-ink-muted text-sm">
      {[
        ...at(t.dispatchedAt, delivery.dispatchedAt),
        ...at(t.reportedAt, delivery.deliveredAt ? null : delivery.reportedAt),
        ...at(t.deliveredAt, delivery.deliveredAt),
        ...(provenBy ? [t.provenBy[provenBy]] : []),
        ...at(t.cancelledAt, delivery.cancelledAt),
      ].join(' · ')}
    </p>
  );
}

function Driver({ delivery }: { delivery: Delivery }) {
  const t = useTexts('deliveries');
  const { driverName, driverPhone, vehicle, note } = delivery;
  const facts = [
    [t.driver, driverName],
    [t.vehicle, vehicle],
    [t.note, note],
  ] as const;
  return (
    <div className="grid gap-1">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {driverPhone && (
        <a
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold tabular-nums underline"
          href={`tel:${driverPhone}`}
        >
          <Phone className="size-5 flex-none" aria-hidden="true" />
          <span className="sr-only">{t.callDriver}: </span>
          {formatPhone(driverPhone)}
        </a>
      )}
    </div>
  );
}

/** Whether the driver has the link yet. */
function LinkState({ delivery: { linkSentAt, linkExpiresAt } }: { delivery: Delivery }) {
  const t = useTexts('deliveries');
  const language = useLanguage();
  if (linkSentAt === null) return <p className="text-ink-muted text-sm">{t.linkPending}</p>;
  const [date, end] = [linkSentAt, linkExpiresAt].map((at) => formatDateTime(at, language));
  return (
    <p className="text-ink-muted text-sm">
      {fill(t.linkSent, { date: date ?? '', end: end ?? '' })}
    </p>
  );
}

/** For the buyer alone. */
function Pin({ pin }: { pin: string }) {
  const t = useTexts('deliveries');
  return (
    <div className="rounded-card bg-brand-soft p-3">
      <p className="text-sm">{t.pin}</p>
      <p className="font-extrabold font-heading text-2xl tabular-nums tracking-widest">{pin}</p>
      <p className="text-sm">{t.pinText}</p>
    </div>
  );
}

function LinkAgain({ delivery: { id, number } }: { delivery: Delivery }) {
  const t = useTexts('deliveries');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { isPending, run } = useAction((error) => {
    const description = refusalOf(error, refusals) ?? t.failed;
    toast({ title: t.linkAgain, description, variant: 'destructive' });
    return {};
  });
  const send = () =>
    run(
      () => sendLinkAgain(id),
      async () => {
        toast({ title: t.linkAgainDone });
        await revalidate();
      },
    );
  return (
    <Button variant="outline" pending={isPending} onClick={() => void send()}>
      {t.linkAgain}
      <span className="sr-only">: {number}</span>
    </Button>
  );
}
