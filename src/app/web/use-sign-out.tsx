import { type ReactNode, useState } from 'react';
import { signOut } from '../../domains/accounts/web/public-sign-out.ts';
import { countUnsent } from '../../domains/messaging/web/public.tsx';
import { fill } from '../../messages/index.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { toast } from '../../ui/toast/store.ts';

/**
 * Signing out, which takes the person's data off the device. Messages that have not arrived are among
 * it, so that it asks first where there are any: `question` is to be rendered.
 */
export function useSignOut(userId: string): {
  trySignOut: () => Promise<void>;
  question: ReactNode;
} {
  const t = useTexts('nav');
  const common = useTexts('common');
  const [unsent, setUnsent] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      setLeaving(false);
      setUnsent(0);
      toast({ title: common.error, description: t.signOutFailed, variant: 'destructive' });
    }
  };
  const trySignOut = async () => {
    const count = await countUnsent(userId);
    if (count > 0) setUnsent(count);
    else await leave();
  };
  const question = unsent > 0 && (
    <UnsentQuestion
      count={unsent}
      isLeaving={isLeaving}
      onStay={() => setUnsent(0)}
      onLeave={leave}
    />
  );
  return { trySignOut, question };
}

interface UnsentQuestionProps {
  count: number;
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function UnsentQuestion({ count, isLeaving, onStay, onLeave }: UnsentQuestionProps) {
  const { signOut: signOutLabel } = useTexts('nav');
  const t = useTexts('messaging');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      kind="alert"
      title={t.unsentTitle}
      description={count === 1 ? t.unsentOne : fill(t.unsentMany, { count })}
      footer={
        <>
          <Button variant="outline" disabled={isLeaving} onClick={onStay}>
            {t.unsentStay}
          </Button>
          <Button variant="danger" pending={isLeaving} onClick={onLeave}>
            {signOutLabel}
          </Button>
        </>
      }
    />
  );
}
