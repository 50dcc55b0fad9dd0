import { useTexts } from '../../../ui/messages.tsx';
import { Barrier } from '../../../ui/patterns/barrier.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

/** For suppliers and admins, who ask for no prices. */
export function ContractorsOnly() {
  const t = useTexts('rfqs');
  return (
    <Barrier
      title={t.contractorsTitle}
      text={t.contractorsText}
      action={<LinkButton to="/dashboard">{t.toDashboard}</LinkButton>}
    />
  );
}

/** For an RFQ that is not there, or not the reader's to see: the two look the same. */
export function NoSuchRfq() {
  const t = useTexts('rfqs');
  return (
    <Barrier
      heading="h1"
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/dashboard">{t.toDashboard}</LinkButton>}
    />
  );
}
