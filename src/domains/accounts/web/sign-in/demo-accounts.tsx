import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { DemoAccount } from '../../account-schema.ts';

export interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** One tap fills in the sign-in of a demo account. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useTexts('accounts');
  return (
    <section className="mt-6 border-line border-t pt-4" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-base">
        {t.demoTitle}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{t.demoText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {accounts.map((account) => (
          <Button
            key={account.role}
            variant="outline"
            className="flex-auto"
            onClick={() => onChoose(account)}
          >
            {t.demoRoles[account.role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
