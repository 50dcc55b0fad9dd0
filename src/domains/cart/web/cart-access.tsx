import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For suppliers and admins, who have no cart. */
export function ContractorsOnly() {
  const t = useTexts('cart');
  return (
    <EmptyState
      art={art}
      title={t.contractorsTitle}
      text={t.contractorsText}
      action={
        <>
          <LinkButton to="/products">{t.browse}</LinkButton>
          <LinkButton to="/" variant="outline">
            {t.home}
          </LinkButton>
        </>
      }
    />
  );
}
