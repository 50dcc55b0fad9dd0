import { CircleCheckBig, CircleX, CloudUpload, MapPin, Phone } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatPhone } from '../../../../shared/phone-text.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import type { DriverDelivery } from '../../schema.ts';
import { CountList } from '../count-list.tsx';
import { DriverForm } from './driver-form.tsx';
import { Note } from './note.tsx';

interface DriverScreenProps {
  delivery: DriverDelivery;
  token: string;
  title: string;
}

/** One delivery as its driver sees it: where to, whom to call, and what to count. */
export function DriverScreen({ delivery, token, title }: DriverScreenProps) {
  const t = useTexts('driver');
  const { revalidate } = useRevalidator();
  const { status, supplierName } = delivery;
  const isOpen = status === 'dispatched' || status === 'reported';
  return (
    <div className="grid gap-4 py-4">
      <header>
        <h1 className="text-2xl">{title}</h1>
        {supplierName && (
          <p className="wrap-anywhere text-ink-muted">{fill(t.from, { supplier: supplierName })}</p>
        )}
      </header>
      <Standing delivery={delivery} />
      {isOpen && <Destination delivery={delivery} />}
      {isOpen ? (
        <DriverForm delivery={delivery} token={token} onSent={() => void revalidate()} />
      ) : (
        <div className="card p-4">
          <CountList lines={delivery.lines} caption={t.goods} />
        </div>
      )}
    </div>
  );
}

/** What has become of it, where it is not on its way any more. */
function Standing({ delivery: { status, provenBy } }: { delivery: DriverDelivery }) {
  const t = useTexts('driver');
  if (status === 'delivered') {
    return (
      <Note icon={<CircleCheckBig className="size-6 text-success" aria-hidden="true" />}>
        <strong className="block">{t.delivered}</strong> {provenBy && t.deliveredText[provenBy]}
      </Note>
    );
  }
  if (status === 'cancelled') {
    return (
      <Note icon={<CircleX className="size-6 text-danger" aria-hidden="true" />}>
        <strong className="block">{t.cancelled}</strong> {t.cancelledText}
      </Note>
    );
  }
  if (status === 'reported') {
    return (
      <Note icon={<CloudUpload className="size-6 text-info" aria-hidden="true" />}>
        <strong className="block">{t.reported}</strong> {t.reportedText}
      </Note>
    );
  }
  return null;
}

function Destination({ delivery }: { delivery: DriverDelivery }) {
  const t = useTexts('driver');
  const { address, county, buyerName, buyerPhone, supplierPhone, note } = delivery;
  const place = [address, county].filter(Boolean).join(', ');
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="where">
      <h2 id="where" className="text-base text-ink-muted">
        {t.where}
      </h2>
      <p className="wrap-anywhere flex items-start gap-2 font-extrabold font-heading text-lg">
        <MapPin className="mt-0.5 size-5 flex-none text-brand" aria-hidden="true" />
        {place || t.noAddress}
      </p>
      {buyerName && (
        <p className="wrap-anywhere">
          <span className="text-ink-muted">{t.buyer}:</span> {buyerName}
        </p>
      )}
      {buyerPhone && <CallLink phone={buyerPhone} text={t.call} />}
      {note && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-muted">{t.note}:</span> {note}
        </p>
      )}
      {supplierPhone && <CallLink phone={supplierPhone} text={t.callSupplier} />}
    </section>
  );
}

function CallLink({ phone, text }: { phone: string; text: string }) {
  return (
    <a className={buttonClass({ variant: 'outline', size: 'lg' })} href={`tel:${phone}`}>
      <Phone aria-hidden="true" />
      {fill(text, { phone: formatPhone(phone) })}
    </a>
  );
}
