import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { isEntrusted, viewingStaff } from '../../../../shared/roles.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import { changeStanding } from '../../../moderation/web/public.tsx';
import type { UserDetail } from '../../users-schema.ts';
import { endSessions, startView } from './api.ts';

type Step = 'suspend' | 'restore' | 'end' | 'view';

/** What staff can do about a user; each step asks once more. */
export function UserSteps({ user, name }: { user: UserDetail; name: string }) {
  const t = useTexts('users');
  const self = useCurrentUser();
  const [step, setStep] = useState<Step | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      {isEntrusted(self?.staffRole, viewingStaff) && (
        <Button onClick={() => setStep('view')}>{t.viewAs}</Button>
      )}
      <Button variant="outline" onClick={() => setStep('end')}>
        {t.endSessions}
      </Button>
      <Button
        variant={user.isSuspended ? 'outline' : 'danger'}
        onClick={() => setStep(user.isSuspended ? 'restore' : 'suspend')}
      >
        {user.isSuspended ? t.restore : t.suspend}
      </Button>
      {step && (
        <StepDialog key={step} step={step} id={user.id} name={name} onClose={() => setStep(null)} />
      )}
    </div>
  );
}

interface StepDialogProps {
  step: Step;
  id: string;
  name: string;
  onClose: () => void;
}

function StepDialog({ step, id, name, onClose }: StepDialogProps) {
  const t = useTexts('users');
  const steps = {
    suspend: {
      title: t.suspendTitle,
      text: t.suspendText,
      submit: t.suspend,
      done: t.suspendDone,
      send: (reason: string) => changeStanding(id, 'suspend', reason),
    },
    restore: {
      title: t.restoreTitle,
      text: t.restoreText,
      submit: t.restore,
      done: t.restoreDone,
      send: (reason: string) => changeStanding(id, 'restore', reason),
    },
    end: {
      title: t.endTitle,
      text: t.endText,
      submit: t.endSessions,
      done: t.endDone,
      send: () => endSessions(id),
    },
    view: {
      title: t.viewTitle,
      text: t.viewText,
      submit: t.viewAs,
      done: t.viewAs,
      async send(reason: string) {
        await startView(id, reason);
        // Nothing that the page holds is this user's: it reads nothing more until it is left.
        window.location.assign('/dashboard');
        await new Promise(() => undefined);
      },
    },
  } as const;
  const { title, ...ask } = steps[step];
  return (
    <AskDialog
      {...ask}
      isOpen
      isDanger={step === 'suspend'}
      title={fill(title, { name })}
      keep={t.cancel}
      failed={t.stepFailed}
      reason={
        step === 'end' ? undefined : { label: t.reason, missing: t.reasonMissing, maxLength: 500 }
      }
      onClose={onClose}
    />
  );
}
