import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';

export interface UnsavedGuardProps {
  /** Something on this page was changed and not saved. */
  isDirty: boolean;
  texts: {
    readonly leaveTitle: string;
    readonly leaveText: string;
    readonly leave: string;
    readonly stay: string;
  };
}

/** Asks before another page, or closing this one, throws away what was typed. */
export function UnsavedGuard({ isDirty, texts }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      kind="alert"
      size="sm"
      title={texts.leaveTitle}
      description={texts.leaveText}
      footer={
        <>
          <Button variant="outline" onClick={() => blocker.reset?.()}>
            {texts.stay}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
        </>
      }
    />
  );
}
