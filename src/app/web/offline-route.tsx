import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeNextPath } from '../../domains/accounts/rules.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';

const triedKey = 'offline-tried';
/** Where code of a page is not on the device the router loads the page anew; it gets this long, in ms. */
const againAfterMs = 10_000;

/** Opens the page at `to` from the copies of its data that are on this device. */
export default function OfflineRoute() {
  const t = useTexts('common');
  const navigate = useNavigate();
  const to = useSearchParams()[0].get('to');
  const path = to === null ? null : safeNextPath(to);
  useEffect(() => {
    if (path && !wasJustTried(path)) void navigate(path, { replace: true });
  }, [path, navigate]);
  return (
    <>
      <PageHead title={t.offlineTitle} hidden />
      <Failed isOffline onRetry={() => window.location.assign(path ?? '/')} />
    </>
  );
}

/** Notes that a page is tried, and answers whether it was tried a moment ago, in vain. */
function wasJustTried(path: string): boolean {
  const [last, at] = (sessionStorage.getItem(triedKey) ?? '').split(' ');
  sessionStorage.setItem(triedKey, `${path} ${Date.now()}`);
  return last === path && Date.now() - Number(at) < againAfterMs;
}
