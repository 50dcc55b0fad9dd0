import { useEffect } from 'react';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { signInAddress, signInFirst } from '../../accounts/web/public.tsx';

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For who is not signed in: says so, and leads to the sign-in and back. */
export function SignInFirst({ path }: { path: string }) {
  const t = useTexts('orders');
  useEffect(() => signInFirst(t.signInTitle, t.signInText, path), [t, path]);
  return (
    <EmptyState
      art={art}
      title={t.signInTitle}
      text={t.signInText}
      action={
        <a href={signInAddress(path)} className={buttonClass({})}>
          {t.signIn}
        </a>
      }
    />
  );
}

/** Missing and somebody else's look the same. */
export function NoSuchOrder() {
  const t = useTexts('orders');
  return (
    <EmptyState
      art={art}
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/orders">{t.backToOrders}</LinkButton>}
    />
  );
}
