import { useTexts } from '../../../ui/messages.tsx';
import { Barrier } from '../../../ui/patterns/barrier.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import { signInAddress } from '../../accounts/web/public.tsx';

/** For everybody but suppliers. The owner of an RFQ has a page of its own for it. */
export function SuppliersOnly({
  role,
  rfqId,
}: {
  role: CurrentUser['role'] | null;
  rfqId: string;
}) {
  const t = useTexts('quotations');
  return (
    <Barrier
      heading="h1"
      title={t.suppliersOnly}
      action={
        role === null ? (
          <a href={signInAddress(`/rfq/${rfqId}`)} className={buttonClass({})}>
            {t.signIn}
          </a>
        ) : role === 'contractor' ? (
          <LinkButton to={`/rfqs/${rfqId}`}>{t.ownersPage}</LinkButton>
        ) : (
          <LinkButton to="/dashboard">{t.toDashboard}</LinkButton>
        )
      }
    />
  );
}

/** To a supplier that comes late. */
export function LateForRfq() {
  const t = useTexts('quotations');
  return (
    <Barrier
      heading="h1"
      title={t.closed}
      text={t.lateText}
      action={<LinkButton to="/dashboard?tab=rfqs">{t.openRfqs}</LinkButton>}
    />
  );
}

/** Missing and not meant for this supplier look the same. */
export function NoSuchRfq() {
  const t = useTexts('quotations');
  return (
    <Barrier
      heading="h1"
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/dashboard">{t.toDashboard}</LinkButton>}
    />
  );
}
