import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Language, languageNames, languages } from '../../messages/index.ts';
import { cx } from '../../ui/cx.ts';
import type { PageRequest } from '../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';

/**
 * This page's address with a wish to the server, which keeps it in a cookie and leads back here.
 * Plain links: they work before the page's code has come, and the page is made anew anyway.
 */
export function usePreferenceLink(name: 'lang' | 'theme'): (value: string) => string {
  const { pathname, search } = useLocation();
  return (value) => {
    const query = new URLSearchParams(search);
    query.set(name, value);
    // A path that begins with two slashes would lead to another host.
    return `${pathname.replace(/^\/+/, '/')}?${query}`;
  };
}

function SwitchGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="flex rounded-control border border-line bg-surface-raised p-0.5"
    >
      {children}
    </nav>
  );
}

export function LanguageSwitch({ current }: { current: Language }) {
  const t = useTexts('nav');
  const link = usePreferenceLink('lang');
  return (
    <SwitchGroup label={t.language}>
      {languages.map((language) => (
        <a
          key={language}
          className="switch-link"
          href={link(language)}
          lang={language}
          hrefLang={language}
          rel="nofollow"
          aria-current={language === current ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </SwitchGroup>
  );
}

/** Leads to the same page in the other language. For bars: a code where the name has no room. */
export function OtherLanguageLink({ className }: { className: string }) {
  const link = usePreferenceLink('lang');
  const other = useLanguage() === 'en' ? 'sw' : 'en';
  const name = languageNames[other];
  const code = other.toUpperCase();
  return (
    <a
      className={cx('nav-link min-w-11 justify-center', className)}
      href={link(other)}
      lang={other}
      hrefLang={other}
      rel="nofollow"
      title={name}
      aria-label={`${code}, ${name}`}
    >
      <span className="xl:hidden">{code}</span>
      <span className="max-xl:hidden">{name}</span>
    </a>
  );
}

export function ThemeSwitch({ current }: { current: PageRequest['theme'] }) {
  const t = useTexts('nav');
  const link = usePreferenceLink('theme');
  const themes = [
    { theme: 'light', label: t.themeLight, Icon: Sun },
    { theme: 'dark', label: t.themeDark, Icon: Moon },
    { theme: 'system', label: t.themeSystem, Icon: Monitor },
  ] as const;
  return (
    <SwitchGroup label={t.theme}>
      {themes.map(({ theme, label, Icon }) => (
        <a
          key={theme}
          className="switch-link"
          href={link(theme)}
          rel="nofollow"
          title={label}
          aria-label={label}
          aria-current={theme === current ? 'true' : undefined}
        >
          <Icon className="size-5" aria-hidden="true" />
        </a>
      ))}
    </SwitchGroup>
  );
}
