import { Menu as MenuIcon, Search, ShoppingCart, X } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { fill } from '../../messages/index.ts';
import { Logo } from '../../ui/icons/logo.tsx';
import { lazyExtra } from '../../ui/lazy-extra.tsx';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { buttonClass } from '../../ui/primitives/button.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { LanguageSwitch, OtherLanguageLink } from './preference-switches.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** As wide as what a contractor's phone has there. */
const AreaSkeleton = () => <Skeleton className="h-11 w-47 min-[22.5rem]:w-59" />;
const SignedInArea = lazyExtra(() => import('./signed-in-area.tsx'), AreaSkeleton);

const signInPath = '/auth';
const signUpPath = '/auth?tab=signup';

export interface NavBarProps {
  user: CurrentUser | null;
  /** It is not known yet whether somebody is signed in. */
  isUserPending: boolean;
}

/** The sticky bar on top of every page. Its links work from every page. */
export function NavBar({ user, isUserPending }: NavBarProps) {
  const t = useTexts('nav');
  const { brand } = useTexts('common');
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const isSignedIn = user !== null || isUserPending;
  // The bar of who is signed in is full on a tablet too, so that the menu has its links.
  const atWidth = isSignedIn
    ? { links: 'max-lg:hidden', menu: 'lg:hidden' }
    : { links: 'max-md:hidden', menu: 'md:hidden' };

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header className="sticky top-0 z-40 border-line border-b bg-surface-raised">
      <Container className="flex h-16 items-center gap-1 xl:gap-2">
        <Link to="/" aria-label={fill(t.homeLink, { brand })} className="mr-auto rounded-control">
          {/* Signed in, a phone needs the room of the name for what can be pressed. */}
          <Logo className={isSignedIn ? 'max-sm:[&>span]:sr-only' : undefined} />
        </Link>
        <nav aria-label={t.main} className={`flex items-center lg:mx-auto ${atWidth.links}`}>
          <NavLinks />
        </nav>
        <OtherLanguageLink className={atWidth.links} />
        <SearchLink isNarrow={!isSignedIn} />
        {isUserPending ? (
          <AreaSkeleton />
        ) : user ? (
          <Suspense fallback={<AreaSkeleton />}>
            <SignedInArea user={user} />
          </Suspense>
        ) : (
          <>
            <SignedOutCart />
            <SignedOutButtons />
          </>
        )}
        <MenuButton
          buttonRef={menuButton}
          menuId={menuId}
          isOpen={isOpen}
          className={atWidth.menu}
          onToggle={() => setOpen(!isOpen)}
        />
      </Container>
      {isOpen && (
        <MobileMenu
          id={menuId}
          isSignedIn={isSignedIn}
          className={atWidth.menu}
          onLeave={() => setOpen(false)}
        />
      )}
      <ProgressBar />
    </header>
  );
}

function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useTexts('nav');
  const links = [
    { to: '/#categories', label: t.categories },
    { to: '/#about', label: t.aboutUs },
    { to: '/#contact', label: t.contact },
  ];
  return (
    <>
      <NavLink to="/products" className="nav-link" onClick={onFollow}>
        {t.products}
      </NavLink>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="nav-link" onClick={onFollow}>
          {label}
        </Link>
      ))}
    </>
  );
}

/** Who is signed in needs the room of a phone for more, and has the list in the menu. */
function SearchLink({ isNarrow }: { isNarrow: boolean }) {
  const t = useTexts('nav');
  const look = `${buttonClass({ variant: 'ghost' })} btn-icon ${isNarrow ? '' : 'max-sm:hidden'}`;
  return (
    <Link to="/products#search" aria-label={t.search} className={look}>
      <Search aria-hidden="true" />
    </Link>
  );
}

function SignedOutCart() {
  const t = useTexts('nav');
  return (
    <Link
      to="/cart"
      aria-label={t.cart}
      className={`${buttonClass({ variant: 'ghost' })} btn-icon`}
    >
      <ShoppingCart aria-hidden="true" />
    </Link>
  );
}

function SignedOutButtons() {
  const t = useTexts('nav');
  const look = 'whitespace-nowrap px-2 text-sm lg:px-4 lg:text-[0.9375rem]';
  return (
    <div className="hidden items-center gap-1 md:flex">
      <LinkButton to={signInPath} variant="ghost" className={look}>
        {t.signIn}
      </LinkButton>
      <LinkButton to={signUpPath} className={look}>
        {t.getStarted}
      </LinkButton>
    </div>
  );
}

function MenuButton(props: {
  buttonRef: RefObject<HTMLButtonElement | null>;
  menuId: string;
  isOpen: boolean;
  className: string;
  onToggle: () => void;
}) {
  const t = useTexts('nav');
  return (
    <IconButton
      ref={props.buttonRef}
      label={t.menu}
      icon={props.isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
      className={props.className}
      aria-expanded={props.isOpen}
      aria-controls={props.isOpen ? props.menuId : undefined}
      onClick={props.onToggle}
    />
  );
}

/** The links of the bar on a phone. A link that is followed closes it. */
function MobileMenu(props: {
  id: string;
  isSignedIn: boolean;
  className: string;
  onLeave: () => void;
}) {
  const t = useTexts('nav');
  return (
    <div
      id={props.id}
      className={`absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y bg-surface-raised shadow-overlay ${props.className}`}
    >
      <Container className="grid gap-3 py-3">
        <nav aria-label={t.main} className="-mx-3 grid text-lg">
          <NavLinks onFollow={props.onLeave} />
          {props.isSignedIn && (
            <>
              {/* From this width on the bar has room for both. */}
              <Link to="/products#search" className="nav-link sm:hidden" onClick={props.onLeave}>
                {t.search}
              </Link>
              <NavLink to="/dashboard" className="nav-link sm:hidden" onClick={props.onLeave}>
                {t.dashboard}
              </NavLink>
              <NavLink to="/orders" className="nav-link" onClick={props.onLeave}>
                {t.orders}
              </NavLink>
              <NavLink to="/favourites" className="nav-link" onClick={props.onLeave}>
                {t.favourites}
              </NavLink>
            </>
          )}
        </nav>
        {!props.isSignedIn && (
          <div className="grid grid-cols-2 gap-3 border-line border-t pt-3">
            <LinkButton to={signInPath} variant="outline" onClick={props.onLeave}>
              {t.signIn}
            </LinkButton>
            <LinkButton to={signUpPath} onClick={props.onLeave}>
              {t.getStarted}
            </LinkButton>
          </div>
        )}
        <div className="justify-self-start">
          <LanguageSwitch current={useLanguage()} />
        </div>
      </Container>
    </div>
  );
}
