import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For suppliers and admins, who ask for no prices. */
export function ContractorsOnly() {
  const t = useTexts('rfqs');
  return (
    <EmptyState
      art={art}
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
    <EmptyState
      art={art}
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/dashboard">{t.toDashboard}</LinkButton>}
    />
  );
}
