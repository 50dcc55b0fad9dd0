import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { signInAddress } from '../../domains/accounts/web/sign-in/sign-in-first.ts';
import { fill } from '../../messages/index.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { browserApi, watchAttendance } from '../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { toast } from '../../ui/toast/store.ts';

const minute = 60_000;
/** As the server has it (adminIdleMinutes). */
const idleMs = 30 * minute;
const warnMs = 28 * minute;
/** Nobody touched the page for so long: what it asks for by itself keeps nobody signed in. */
const attendedMs = minute;
/** Who types for long calls nothing meanwhile. */
const heartbeatMs = 5 * minute;
const lookMs = 10_000;
/** Shared by the tabs. */
const storedAt = 'admin-active-at';

/** Warns an admin who did nothing for a while, and says when that ended the sign-in. What is on the page stays. */
export default function AdminIdle() {
  const t = useTexts('idle');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { state, endsAt, stay } = useIdle();
  const ask = async () => {
    if (!(await stay())) toast({ title: t.notYet, variant: 'destructive' });
  };
  const isEnded = state === 'ended';
  return (
    <Dialog
      open={state !== 'active'}
      onOpenChange={(open) => !open && void ask()}
      kind="alert"
      size="sm"
      title={isEnded ? t.endedTitle : t.warnTitle}
      description={
        isEnded
          ? t.endedText
          : fill(t.warnText, { time: formatDateTime(new Date(endsAt), language) })
      }
      footer={
        <>
          {isEnded && (
            <a
              className="btn btn-primary"
              href={signInAddress(pathname + search)}
              target="_blank"
              rel="noreferrer"
            >
              {t.signIn}
            </a>
          )}
          <Button variant={isEnded ? 'outline' : 'primary'} onClick={() => void ask()}>
            {isEnded ? t.goOn : t.stay}
          </Button>
        </>
      }
    />
  );
}

type State = 'active' | 'warned' | 'ended';

function useIdle() {
  const [state, setState] = useState<State>('active');
  const [endsAt, setEndsAt] = useState(0);
  useEffect(() => {
    let touchedAt = Date.now();
    noteCall();
    watchAttendance(() => {
      if (Date.now() - touchedAt > attendedMs) return true;
      noteCall();
      return false;
    });
    const touch = () => {
      touchedAt = Date.now();
      const since = touchedAt - calledAt();
      if (since > heartbeatMs && since < warnMs) void beat();
    };
    const look = () => {
      const since = Date.now() - calledAt();
      setEndsAt(calledAt() + idleMs);
      setState(since >= idleMs ? 'ended' : since >= warnMs ? 'warned' : 'active');
    };
    const timer = setInterval(look, lookMs);
    for (const kind of touches) addEventListener(kind, touch, { passive: true });
    return () => {
      clearInterval(timer);
      watchAttendance(() => false);
      for (const kind of touches) removeEventListener(kind, touch);
    };
  }, []);
  const stay = async () => {
    const isIn = await beat();
    if (isIn) setState('active');
    return isIn;
  };
  return { state, endsAt, stay };
}

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

const calledAt = () => Number(localStorage.getItem(storedAt) ?? 0);
const noteCall = () => localStorage.setItem(storedAt, String(Date.now()));

/** A call that counts. @returns whether somebody is signed in */
async function beat(): Promise<boolean> {
  try {
    const isIn = (await browserApi.getOrNull('/api/user')) !== null;
    if (isIn) noteCall();
    return isIn;
  } catch {
    return false;
  }
}
