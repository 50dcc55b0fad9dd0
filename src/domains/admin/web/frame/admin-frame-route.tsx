import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import { queuesOf } from '../../../queues/rules.ts';
import { sectionsOf } from '../admin-sections.ts';

/** What stands around every page of admins: the way to the queues and to what they manage. */
export default function AdminFrame() {
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  // The bar is longer than most windows: it shows where one is.
  useEffect(
    () => bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    [],
  );
  return (
    <div className="mx-auto grid w-full max-w-384 grid-cols-1 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="hidden border-line border-r lg:block">
        <div ref={bar} className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto p-4">
          <AdminLinks />
        </div>
      </div>
      <div className="min-w-0">
        <PhoneMenu key={pathname} />
        <Outlet />
      </div>
    </div>
  );
}

/** Folds itself up on the next page. */
function PhoneMenu() {
  const t = useTexts('adminWork');
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <Container className="pt-3 lg:hidden">
      <details ref={menu} className="card">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
          <Menu className="size-5" aria-hidden="true" />
          {t.menu}
        </summary>
        <div className="px-4 pb-4">
          <AdminLinks />
        </div>
      </details>
    </Container>
  );
}

function AdminLinks() {
  const t = useTexts('adminWork');
  const role = useCurrentUser()?.staffRole;
  return (
    <nav aria-label={t.area}>
      <ul>
        <AdminLink to="/admin" label={t.overview} />
      </ul>
      <h2 className="mt-3 mb-1 font-sans font-semibold text-ink-muted text-sm tracking-normal">
        {t.queuesTitle}
      </h2>
      <ul>
        {queuesOf(role).map((kind) => (
          <AdminLink key={kind} to={`/admin/queues/${kind}`} label={t.kinds[kind]} />
        ))}
      </ul>
      <h2 className="mt-3 mb-1 font-sans font-semibold text-ink-muted text-sm tracking-normal">
        {t.manage}
      </h2>
      <ul>
        {sectionsOf(role).map(({ name }) => (
          <AdminLink key={name} to={`/admin/${name}`} label={t.sections[name]} />
        ))}
      </ul>
    </nav>
  );
}

function AdminLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/admin'}
        className="flex min-h-11 items-center rounded-control px-2 text-sm hover:bg-surface-sunken aria-[current=page]:bg-surface-sunken aria-[current=page]:font-semibold lg:min-h-9"
      >
        {label}
      </NavLink>
    </li>
  );
}
