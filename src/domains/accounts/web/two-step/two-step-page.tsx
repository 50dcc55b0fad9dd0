import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { announceChange } from '../../../../ui/data/changes.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import type { ContactChannel, TwoStepSetup, TwoStepState } from '../../account-schema.ts';
import { totpBeginSchema } from '../../settings-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { beginTwoStep, twoStepPath } from './api.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepRenew } from './two-step-renew.tsx';
import { TwoStepSetUp } from './two-step-set-up.tsx';

/** With so few recovery codes left a person should get new ones. */
const fewCodes = 3;

/** Off, being set up, recovery codes shown, on: one after the other on the same page. */
export function TwoStepPage({ state }: { state: TwoStepState }) {
  const reload = useReload();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const stateChanged = () => {
    announceChange(twoStepPath);
    reload();
  };
  if (codes) {
    return (
      <Column>
        <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />
      </Column>
    );
  }
  if (state.isOn) {
    return (
      <Column>
        <IsOn codesLeft={state.recoveryCodesLeft} />
        <TwoStepRenew
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            stateChanged();
          }}
        />
        <TwoStepOff onDone={stateChanged} />
      </Column>
    );
  }
  return (
    <Column>
      {state.isRequired && <Required />}
      {setup ? (
        <TwoStepSetUp
          setup={setup}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            setSetup(null);
            stateChanged();
          }}
        />
      ) : state.proveFirst ? (
        <ProveFirst channel={state.proveFirst} />
      ) : (
        <Begin onBegun={setSetup} />
      )}
    </Column>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid max-w-2xl gap-6">{children}</div>;
}

function Required() {
  const { required } = useTexts('account').twoStep;
  return (
    <p className="flex items-start gap-3 rounded-card bg-warning-soft p-4">
      <ShieldAlert className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
      {required}
    </p>
  );
}

/** Who can reach no proven contact could be locked out for good, and could lock somebody else out. */
function ProveFirst({ channel }: { channel: ContactChannel }) {
  const t = useTexts('account').twoStep;
  const isEmail = channel === 'email';
  return (
    <AccountCard
      title={isEmail ? t.emailFirst : t.phoneFirst}
      lead={isEmail ? t.emailFirstText : t.phoneFirstText}
    >
      <LinkButton to={`/auth/verify-${channel}`}>
        {isEmail ? t.confirmEmail : t.confirmPhone}
      </LinkButton>
    </AccountCard>
  );
}

function Begin({ onBegun }: { onBegun: (setup: TwoStepSetup) => void }) {
  const t = useTexts('account').twoStep;
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: totpBeginSchema,
    read: (data) => ({ password: String(data.get('password') ?? '') }),
    send: beginTwoStep,
    failed: t.beginFailed,
    onDone: onBegun,
  });
  return (
    <AccountCard title={t.beginTitle} lead={t.beginText}>
      <form className="grid max-w-sm gap-4" method="post" noValidate onSubmit={onSubmit}>
        <HiddenTextField
          name="password"
          label={t.password}
          autoComplete="current-password"
          error={errors.password}
        />
        <Button type="submit" pending={isPending}>
          {t.begin}
        </Button>
      </form>
    </AccountCard>
  );
}

function IsOn({ codesLeft }: { codesLeft: number }) {
  const t = useTexts('account').twoStep;
  return (
    <AccountCard
      title={t.onTitle}
      action={<ShieldCheck className="size-7 text-success" aria-hidden="true" />}
    >
      <p className="tabular-nums">{fill(t.codesLeft, { count: codesLeft })}</p>
      {codesLeft <= fewCodes && <p className="mt-1 text-ink-muted text-sm">{t.fewCodes}</p>}
    </AccountCard>
  );
}
