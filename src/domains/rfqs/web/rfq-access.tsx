import { useEffect } from 'react';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { signInAddress, signInFirst } from '../../accounts/web/public.tsx';

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For who is not signed in: says so, and leads to the sign-in and back to `path`. */
export function SignInFirst({ path }: { path: string }) {
  const t = useTexts('rfqs');
  useEffect(() => signInFirst(t.accessTitle, t.accessText, path), [t, path]);
  return (
    <EmptyState
      art={art}
      title={t.signInTitle}
      text={t.accessText}
      action={
        <a href={signInAddress(path)} className={buttonClass({})}>
          {t.signIn}
        </a>
      }
    />
  );
}

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
