import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Tabs } from '../../../../ui/primitives/tabs.tsx';
import type { DemoAccount } from '../../account-schema.ts';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthTab = 'login' | 'signup';

export interface AuthPageProps {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  demoAccounts: readonly DemoAccount[];
}

/** Login and sign-up on two tabs. What was typed on one is there on the other. */
export function AuthPage({ tab, onTabChange, demoAccounts }: AuthPageProps) {
  const t = useTexts('accounts');
  const forms = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(() => new FormData());

  const changeTab = (next: string) => {
    const form = forms.current?.querySelector('form');
    if (form) setEntered(withEntriesOf(form, entered));
    onTabChange(next === 'signup' ? 'signup' : 'login');
  };
  return (
    <Container className="grid items-start gap-x-16 gap-y-6 py-6 md:py-12 lg:grid-cols-[1fr_28rem] lg:py-16">
      <Welcome />
      <Card className="mx-auto w-full max-w-md p-5 md:p-6">
        <div ref={forms}>
          <Tabs
            label={t.tabs}
            value={tab}
            onChange={changeTab}
            tabs={[
              {
                id: 'login',
                label: t.login,
                content: tab === 'login' && (
                  <LoginForm entered={entered} demoAccounts={demoAccounts} />
                ),
              },
              {
                id: 'signup',
                label: t.signUp,
                content: tab === 'signup' && <SignUpForm entered={entered} />,
              },
            ]}
          />
        </div>
      </Card>
    </Container>
  );
}

/** The login form has fewer fields: what the other one held stays. */
function withEntriesOf(form: HTMLFormElement, before: FormData): FormData {
  const merged = new FormData();
  for (const data of [before, new FormData(form)]) {
    for (const [name, value] of data) merged.set(name, value);
  }
  return merged;
}

function Welcome() {
  const t = useTexts('accounts');
  const { brand } = useTexts('common');
  return (
    <div className="mx-auto w-full max-w-md lg:mx-0 lg:max-w-xl lg:pt-6">
      <h1>{fill(t.heading, { brand })}</h1>
      <div className="hazard-strip mt-3 w-18" />
      <p className="mt-3 text-ink-muted lg:text-lg">{t.lead}</p>
      <ul className="mt-6 hidden gap-4 lg:grid">
        {Object.entries(t.points).map(([name, point]) => (
          <li key={name} className="flex items-start gap-3">
            <span className="grid size-7 flex-none place-items-center rounded-full bg-accent text-on-accent">
              <Check className="size-4" aria-hidden="true" />
            </span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
