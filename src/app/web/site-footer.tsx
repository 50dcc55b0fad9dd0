import { Clock, Mail, MapPin, Phone, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contactDetails, phoneLink } from '../../domains/site/rules.ts';
import { fill, type Language } from '../../messages/index.ts';
import type { PageRequest } from '../../ui/data/page-context.ts';
import { Logo } from '../../ui/icons/logo.tsx';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { footerCategories } from './footer-categories.ts';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';

interface SiteFooterProps {
  readonly isDemo: boolean;
  readonly language: Language;
  readonly theme: PageRequest['theme'];
  readonly isSignedIn: boolean;
}

/** The dark foot of every page. */
export function SiteFooter({ language, theme, isSignedIn, isDemo }: SiteFooterProps) {
  const t = useTexts('nav');
  const { brand } = useTexts('common');
  return (
    <footer data-theme="dark" className="border-line border-t bg-surface">
      <Container className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr] lg:py-14">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <Logo />
          <p className="max-w-xs text-ink-muted">{t.footerTagline}</p>
          <AppBadges />
        </div>
        <CategoryLinks />
        <CompanyLinks isSignedIn={isSignedIn} />
        <ReachUs />
      </Container>
      <div className="border-line border-t">
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-4 py-4">
          <p className="mr-auto text-ink-muted text-sm">
            {fill(t.copyright, { brand })}
            {isDemo && <> {t.demoNotice}</>}
          </p>
          <LanguageSwitch current={language} />
          <ThemeSwitch current={theme} />
        </Container>
      </div>
    </footer>
  );
}

function FooterColumn(props: { title: string; className?: string; children: ReactNode }) {
  const { title, className, children } = props;
  return (
    <div className={className}>
      <h2 className="text-base">{title}</h2>
      <div className="mt-2">{children}</div>
    </div>
  );
}

function LinkList({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="footer-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CategoryLinks() {
  const t = useTexts('nav');
  return (
    <FooterColumn title={t.footerCategories}>
      <LinkList
        links={footerCategories.map(({ slug, text }) => ({
          to: `/products?category=${slug}`,
          label: t[text],
        }))}
      />
    </FooterColumn>
  );
}

/** How it works and the questions stand on the landing page only, which a signed-in person does not see. */
function CompanyLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts('nav');
  const landingOnly = [
    { to: '/#how-it-works', label: t.howItWorks },
    { to: '/#questions', label: t.questions },
  ];
  return (
    <FooterColumn title={t.footerCompany}>
      <LinkList
        links={[
          { to: '/#about', label: t.aboutUs },
          ...(isSignedIn ? [{ to: '/favourites', label: t.favourites }] : landingOnly),
          { to: '/products', label: t.products },
          { to: '/#contact', label: t.contact },
          { to: '/privacy', label: t.privacy },
          { to: '/terms', label: t.terms },
        ]}
      />
    </FooterColumn>
  );
}

function ReachUs() {
  const t = useTexts('nav');
  const icon = 'size-5 flex-none text-ink-muted';
  return (
    <FooterColumn title={t.footerReach} className="col-span-2 lg:col-span-1">
      <ul className="text-ink-muted">
        <li>
          <a className="footer-link gap-2.5" href={phoneLink(contactDetails.phone)}>
            <Phone className={icon} aria-hidden="true" />
            <span className="tabular-nums">{contactDetails.phone}</span>
          </a>
        </li>
        <li>
          <a className="footer-link gap-2.5" href={`mailto:${contactDetails.email}`}>
            <Mail className={icon} aria-hidden="true" />
            {contactDetails.email}
          </a>
        </li>
        <li className="flex min-h-11 items-center gap-2.5">
          <MapPin className={icon} aria-hidden="true" />
          {contactDetails.address}
        </li>
        <li className="flex min-h-11 items-center gap-2.5">
          <Clock className={icon} aria-hidden="true" />
          <span>
            {t.deliveriesLabel}: <span className="text-ink">{t.deliveriesHours}</span>
          </span>
        </li>
      </ul>
    </FooterColumn>
  );
}

/** Badges, not links: there is no app to lead to. */
function AppBadges() {
  const t = useTexts('nav');
  return (
    <ul aria-label={t.apps} className="flex flex-wrap gap-2">
      {[t.appStore, t.googlePlay].map((store) => (
        <li
          key={store}
          className="flex items-center gap-2.5 rounded-control border border-line bg-surface-raised px-3 py-2"
        >
          <Smartphone className="size-6 flex-none text-ink-muted" aria-hidden="true" />
          <span className="grid leading-tight">
            <span className="text-ink-muted text-xs">{t.badgeOn}</span>
            <span className="font-semibold text-sm">{store}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
