import { Link } from 'react-router';
import { formatDate } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { privacyNoticeVersion } from '../../rules.ts';

const linkClass =
  'flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

/** What a person is told before signing up. Its version is kept with the account. */
export function PrivacyNotice() {
  const t = useTexts('accounts');
  const language = useLanguage();
  return (
    <div className="text-ink-muted text-sm">
      <p>
        {t.termsHold} {t.privacyLead}
      </p>
      <details>
        <summary className={linkClass}>
          {t.privacyTitle} ({formatDate(privacyNoticeVersion, language)})
        </summary>
        <ul className="grid list-disc gap-2 pl-5">
          {Object.entries(t.privacyPoints).map(([name, point]) => (
            <li key={name}>{point}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6">
          <Link className={linkClass} to="/privacy">
            {t.privacyWhole}
          </Link>
          <Link className={linkClass} to="/terms">
            {t.terms}
          </Link>
        </p>
      </details>
    </div>
  );
}
