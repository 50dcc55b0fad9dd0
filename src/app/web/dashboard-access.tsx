import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signInAddress, signInFirst } from '../../domains/accounts/web/public.tsx';
import { BarrierDrawing } from '../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../ui/messages.tsx';
import { EmptyState } from '../../ui/patterns/empty-state.tsx';
import { buttonClass } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { toast } from '../../ui/toast/store.ts';
import { dashboardPath } from './dashboards.tsx';

/** How long the toast is read before another page comes, in ms. */
const leaveDelayMs = 500;
const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** For visitors: says so, and leads to the sign-in and back. */
export function SignInForDashboard() {
  const t = useTexts('selling');
  useEffect(() => signInFirst(t.accessDenied, t.accessDeniedText, dashboardPath), [t]);
  return (
    <EmptyState
      art={art}
      title={t.signInTitle}
      text={t.signInText}
      action={
        <a href={signInAddress(dashboardPath)} className={buttonClass({})}>
          {t.signIn}
        </a>
      }
    />
  );
}

/** For roles without a dashboard: says so, and leads to a page that is theirs. */
export function NoDashboard() {
  const t = useTexts('selling');
  const navigate = useNavigate();
  useEffect(() => {
    toast({ title: t.accessDenied, description: t.accessDeniedText, variant: 'destructive' });
    const timer = setTimeout(() => void navigate('/', { replace: true }), leaveDelayMs);
    return () => clearTimeout(timer);
  }, [t, navigate]);
  return (
    <EmptyState
      art={art}
      title={t.accessDenied}
      text={t.accessDeniedText}
      action={<LinkButton to="/">{t.goHome}</LinkButton>}
    />
  );
}
