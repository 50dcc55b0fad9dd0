import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { signInAddress } from '../../domains/accounts/web/public.tsx';
import type { Role } from '../../shared/roles.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Barrier } from '../../ui/patterns/barrier.tsx';
import { buttonClass } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { deniedText, denyDashboard } from './dashboard-denial.ts';
import { dashboardPath } from './dashboards.tsx';

interface DashboardGuardProps {
  /** Whose dashboard it is. */
  role: Role;
  user: CurrentUser | null;
  children: ReactNode;
}

/** A dashboard for its role alone, also when the sign-in ends or changes while it is open. */
export function DashboardGuard({ role, user, children }: DashboardGuardProps) {
  return user?.role === role ? children : <Denied role={role} isSignedIn={user !== null} />;
}

function Denied({ role, isSignedIn }: { role: Role; isSignedIn: boolean }) {
  const t = useTexts('nav');
  const navigate = useNavigate();
  const description = deniedText(t, role);
  useEffect(
    () =>
      denyDashboard(
        { title: t.accessDenied, description },
        isSignedIn,
        () => void navigate('/', { replace: true }),
      ),
    [t, description, isSignedIn, navigate],
  );
  return (
    <Barrier
      heading="h1"
      title={isSignedIn ? t.accessDenied : t.dashboardSignInTitle}
      text={isSignedIn ? description : t.dashboardSignInText}
      action={
        isSignedIn ? (
          <LinkButton to="/">{t.goHome}</LinkButton>
        ) : (
          <a href={signInAddress(dashboardPath)} className={buttonClass({})}>
            {t.signIn}
          </a>
        )
      }
    />
  );
}

/** For an admin who has yet to set up two-step sign-in: until then nothing of an admin's is open. */
export function TwoStepFirst() {
  const t = useTexts('nav');
  return (
    <Barrier
      heading="h1"
      title={t.dashboard}
      text={t.twoStepNotice}
      action={<LinkButton to="/settings/two-step">{t.twoStepSetUp}</LinkButton>}
    />
  );
}
