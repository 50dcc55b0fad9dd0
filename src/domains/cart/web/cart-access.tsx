import { useEffect } from 'react';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { toast } from '../../../ui/toast/store.ts';

/** The external sign-in path, which leads back to the cart. */
const signInAddress = '/api/login?next=%2Fcart';
/** How long the toast is read before the sign-in page comes, in ms (specification section 9). */
const signInDelayMs = 500;

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For who is not signed in: says so, and leads to the sign-in. */
export function SignInFirst() {
  const t = useTexts('cart');
  useEffect(() => {
    toast({ title: t.accessTitle, description: t.accessText, variant: 'destructive' });
    const timer = setTimeout(() => window.location.assign(signInAddress), signInDelayMs);
    return () => clearTimeout(timer);
  }, [t]);
  return (
    <EmptyState
      art={art}
      title={t.signInTitle}
      text={t.accessText}
      action={
        <a href={signInAddress} className={buttonClass({})}>
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
