import { BadgeCheck, ChevronDown, KeyRound, Landmark, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import type { CurrentUser, TwoStepState } from '../../account-schema.ts';
import type { VerificationStatus } from '../../verification-rules.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { PasswordForm } from './password-form.tsx';

export interface SecurityCardProps {
  user: CurrentUser;
  twoStep: TwoStepState;
  verification: VerificationStatus | null;
  /** Null for who is no supplier. */
  hasPayees: boolean | null;
}

export function SecurityCard({ user, twoStep, verification, hasPayees }: SecurityCardProps) {
  const t = useTexts('account').settings;
  return (
    <AccountCard title={t.security}>
      <div className="grid divide-y divide-line">
        <Password />
        <TwoStep isOn={twoStep.isOn} />
        {hasPayees !== null && <PaymentDetails hasPayees={hasPayees} />}
        {verification && <Verification role={user.role} status={verification} />}
      </div>
    </AccountCard>
  );
}

interface RowProps {
  icon: ReactNode;
  title: string;
  state?: ReactNode;
  text?: string | undefined;
  action?: ReactNode;
}

function Row({ icon, title, state, text, action }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className={cx('flex-none text-ink-muted', text && 'self-start')}>{icon}</span>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {title}
          {state}
        </h3>
        {text && <p className="mt-0.5 text-ink-muted text-sm">{text}</p>}
      </div>
      {action}
    </div>
  );
}

const iconClass = 'mt-0.5 size-5';

/** The form collapses and expands under its button. */
function Password() {
  const t = useTexts('account').settings;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  return (
    <div>
      <Row
        icon={<KeyRound className={iconClass} aria-hidden="true" />}
        title={t.password}
        action={
          <Button
            ref={button}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t.changePassword}
            <ChevronDown className={isOpen ? 'rotate-180' : ''} aria-hidden="true" />
          </Button>
        }
      />
      {isOpen && (
        <div id={formId} className="pb-5">
          <PasswordForm
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}

function TwoStep({ isOn }: { isOn: boolean }) {
  const t = useTexts('account').settings;
  return (
    <Row
      icon={<ShieldCheck className={iconClass} aria-hidden="true" />}
      title={t.twoStep}
      state={
        <Badge variant={isOn ? 'success' : 'secondary'}>{isOn ? t.twoStepOn : t.twoStepOff}</Badge>
      }
      text={t.twoStepText}
      action={
        <LinkButton to="/settings/two-step" variant="outline">
          {isOn ? t.twoStepManage : t.twoStepSetUp}
        </LinkButton>
      }
    />
  );
}

function PaymentDetails({ hasPayees }: { hasPayees: boolean }) {
  const t = useTexts('payees');
  return (
    <Row
      icon={<Landmark className={iconClass} aria-hidden="true" />}
      title={t.title}
      state={!hasPayees && <Badge variant="warning">{t.rowState}</Badge>}
      text={hasPayees ? t.rowSome : t.rowNone}
      action={
        <LinkButton to="/settings/payment-details" variant={hasPayees ? 'outline' : undefined}>
          {hasPayees ? t.rowAction : t.addDetails}
        </LinkButton>
      }
    />
  );
}

interface VerificationProps {
  role: CurrentUser['role'];
  status: VerificationStatus;
}

function Verification({ role, status }: VerificationProps) {
  const t = useTexts('account');
  const s = t.settings;
  const verifiedText = role === 'contractor' ? s.verifiedTextContractor : s.verifiedText;
  const looks = {
    none: { variant: 'warning', state: t.notVerified, text: s.notVerifiedText },
    pending: { variant: 'warning', state: s.pending, text: s.pendingText },
    rejected: { variant: 'destructive', state: s.rejected, text: s.rejectedText },
    verified: { variant: 'success', state: t.verified, text: verifiedText },
  } as const;
  const { variant, state, text } = looks[status];
  return (
    <Row
      icon={<BadgeCheck className={iconClass} aria-hidden="true" />}
      title={s.verification}
      state={<Badge variant={variant}>{state}</Badge>}
      text={text}
      action={
        status !== 'verified' && (
          <LinkButton
            to="/settings/verification"
            variant={status === 'pending' ? 'outline' : undefined}
          >
            {status === 'pending' ? s.seeRequest : s.verifyNow}
          </LinkButton>
        )
      }
    />
  );
}
