import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { TwoStepState } from '../../domains/accounts/account-schema.ts';
import { browserApi } from '../../ui/data/api-client.ts';
import { onChange } from '../../ui/data/changes.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';

const setUpPath = '/settings/two-step';
const statePath = '/api/settings/totp';

/** Leads an admin without two-step sign-in there once, and says so on every page until it is set up. */
export default function AdminTwoStepNotice() {
  const t = useTexts('nav');
  const isMissing = useIsMissing();
  const { pathname } = useLocation();
  if (!isMissing || pathname === setUpPath) return null;
  return (
    <div className="border-line border-b bg-warning-soft">
      <Container className="flex flex-wrap items-center gap-x-3 py-1 text-sm">
        <ShieldAlert className="size-5 flex-none text-warning" aria-hidden="true" />
        <p className="min-w-0 flex-1 py-1.5">{t.twoStepNotice}</p>
        <Link to={setUpPath} className="inline-flex min-h-11 items-center font-semibold underline">
          {t.twoStepSetUp}
        </Link>
      </Container>
    </div>
  );
}

function useIsMissing(): boolean {
  const [isMissing, setMissing] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    const read = async (leadThere: boolean) => {
      try {
        const { isOn, isRequired } = await browserApi.get<TwoStepState>(statePath);
        if (!isCurrent) return;
        setMissing(isRequired && !isOn);
        if (isRequired && !isOn && leadThere) await navigate(setUpPath);
      } catch {
        // The server holds the admin's calls back whether this shows or not.
      }
    };
    void read(true);
    const stop = onChange(statePath, () => void read(false));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [navigate]);
  return isMissing;
}
