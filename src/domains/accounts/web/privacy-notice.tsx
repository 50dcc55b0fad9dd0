import { useTexts } from '../../../ui/messages.tsx';
import { privacyNoticeVersion } from '../rules.ts';

/** What a person is told before signing up. Its version is kept with the account. */
export function PrivacyNotice() {
  const t = useTexts('accounts');
  return (
    <div className="text-ink-muted text-sm">
      <p>{t.privacyLead}</p>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-brand underline underline-offset-4">
          {t.privacyTitle} ({privacyNoticeVersion})
        </summary>
        <ul className="grid list-disc gap-2 pl-5">
          {Object.entries(t.privacyPoints).map(([name, point]) => (
            <li key={name}>{point}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
