import { languageNames, languages } from '../../../../messages/index.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { AccountCard } from '../forms/account-card.tsx';

/** Plain links, as in the footer; the account remembers the choice for what it is sent. */
export function LanguageCard() {
  const t = useTexts('account').settings;
  const current = useLanguage();
  const remember = (language: string) => {
    // The browser finishes it while the page is made anew; the page's own language does not wait.
    void fetch('/api/settings/language', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  };
  return (
    <AccountCard title={t.language} lead={t.languageText}>
      <div className="inline-flex rounded-control border border-line bg-surface-raised p-0.5">
        {languages.map((language) => (
          <a
            key={language}
            className="switch-link"
            href={`/settings?lang=${language}`}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-current={language === current ? 'true' : undefined}
            onClick={() => remember(language)}
          >
            {languageNames[language]}
          </a>
        ))}
      </div>
    </AccountCard>
  );
}
