import { Download } from 'lucide-react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button, buttonClass } from '../../../../ui/primitives/button.tsx';
import { AccountCard } from '../forms/account-card.tsx';
import { CopyButton } from './copy-button.tsx';

export interface RecoveryCodeListProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once, right after two-step sign-in was switched on. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const t = useTexts('account').twoStep;
  const text = codes.join('\n');
  return (
    <AccountCard title={t.codesTitle} lead={t.codesText}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-surface-sunken p-4 font-mono sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label={t.copyCodes} />
        <a
          className={buttonClass({ variant: 'outline' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t.fileName}
        >
          <Download aria-hidden="true" />
          {t.download}
        </a>
        <Button onClick={onKept}>{t.kept}</Button>
      </div>
    </AccountCard>
  );
}
