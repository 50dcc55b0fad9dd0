import { useEffect } from 'react';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { signInAddress, signInFirst } from '../../accounts/web/public.tsx';

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For who is not signed in: says so, and leads to the sign-in. */
export function SignInFirst() {
  const t = useTexts('cart');
  useEffect(() => signInFirst(t.accessTitle, t.accessText, '/cart'), [t]);
  return (
    <EmptyState
      art={art}
      title={t.signInTitle}
      text={t.accessText}
      action={
        <a href={signInAddress('/cart')} className={buttonClass({})}>
          {t.signIn}
        </a>
      }
    />
  );
}

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
