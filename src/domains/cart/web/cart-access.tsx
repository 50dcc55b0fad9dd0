import { useTexts } from '../../../ui/messages.tsx';
import { Barrier } from '../../../ui/patterns/barrier.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

/** For suppliers and admins, who have no cart. */
export function ContractorsOnly() {
  const t = useTexts('cart');
  return (
    <Barrier
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
