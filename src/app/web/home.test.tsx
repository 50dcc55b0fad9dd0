import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, MemoryRouter, useLoaderData } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import type { Category } from '../../domains/catalogue/schema.ts';
import { en as copy } from '../../domains/site/copy/en.ts';
import { contactDetails } from '../../domains/site/rules.ts';
import type { HomeData } from '../../domains/site/web/api.ts';
import { HomePage } from '../../domains/site/web/home-page.tsx';
import { LandingPage } from '../../domains/site/web/landing-page.tsx';
import { en } from '../../messages/en/index.ts';
import { sw } from '../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../ui/messages.tsx';
import { AppFrame } from './app-frame.tsx';
import { LanguageSwitch } from './preference-switches.tsx';
import type { RootData } from './root-data.ts';
import SignedInArea from './signed-in-area.tsx';

const brands = Array.from({ length: 10 }, (_, index) => `Brand ${index}`);
const figures = {
  products: '300+',
  verifiedSuppliers: '50+',
  categories: '24',
  ordersDelivered: '1000+',
  countries: '5+',
};

function categoriesOf(count: number): Category[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Category ${index}`,
    slug: `slug-${index}`,
    description: null,
    icon: null,
    nameSw: null,
    formerSlugs: [],
    productCount: index,
  }));
}

const contractor: CurrentUser = {
  id: 'a',
  email: 'jane@example.com',
  phoneNumber: null,
  firstName: 'Jane',
  lastName: 'Doe',
  role: 'contractor',
  staffRole: null,
  viewedUntil: null,
  profileImageUrl: null,
  companyName: null,
  location: null,
  county: null,
  deliveryCounties: [],
  leadTimeDays: null,
  deliveryFee: null,
  minimumOrder: null,
  isVerified: false,
  notificationPreferences: {
    emailNotifications: true,
    messageNotifications: true,
    orderUpdates: true,
    marketingEmails: false,
  },
  createdAt: '2026-01-01T00:00:00.000Z',
  isAuthenticated: true,
};

interface Case {
  readonly user?: CurrentUser;
  readonly language?: 'en' | 'sw';
  readonly categories?: number;
}

interface Loaded extends RootData {
  readonly home: HomeData;
}

function StartPage() {
  const { home, ...root } = useLoaderData<Loaded>();
  return (
    <MessagesProvider
      language={root.language}
      readTexts={readFrom(root.language === 'sw' ? sw : en)}
    >
      <AppFrame root={root}>
        {root.user ? (
          <HomePage
            {...home}
            firstName={root.user.firstName}
            sells={root.user.role === 'supplier'}
          />
        ) : (
          <LandingPage {...home} />
        )}
      </AppFrame>
    </MessagesProvider>
  );
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: StartPage }]);

/** The start page in its frame, as the server sends it. */
function startPage({ user, language = 'en', categories = 24 }: Case = {}): string {
  const home: HomeData = {
    categories: categoriesOf(categories),
    featured: [],
    site: {
      figures,
      brands,
      contact: { ...contactDetails, hours: 'Mon-Fri 8am-6pm' },
      texts: copy,
    },
    now: 0,
  };
  const root: Loaded = {
    user: user ?? null,
    language,
    theme: 'system',
    origin: '',
    isDemo: false,
    notice: null,
    home,
  };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
}

function LoadedArea() {
  return <SignedInArea user={useLoaderData<{ user: CurrentUser }>().user} />;
}

/** The signed-in part of the bar, which the frame loads on demand. */
function signedInArea(user: CurrentUser): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ user }),
      Component: LoadedArea,
    },
  ]);
  return renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <Stub hydrationData={{ loaderData: { root: { user } } }} />
    </MessagesProvider>,
  );
}

const count = (html: string, part: string | RegExp) => html.split(part).length - 1;
const tiles = (html: string) => count(html, '/products?category=slug-');

describe('landing page', () => {
  test('LAND-21 LAND-22 LAND-23 shows ten linked categories, then View All with the rest', () => {
    const html = startPage();
    expect(tiles(html)).toBe(10);
    expect(html).toContain('View All');
    expect(html).toContain('+14 more');
  });

  test('LAND-23 has no View All with ten categories or fewer', () => {
    const html = startPage({ categories: 10 });
    expect(tiles(html)).toBe(10);
    expect(html).not.toContain('View All');
  });

  test('LAND-26 LAND-27 LAND-29 says that nothing is there', () => {
    const html = startPage({ categories: 0 });
    expect(html).toContain('No categories available at the moment.');
    expect(html).toContain('Featured Products');
    expect(html).toContain('No featured products available at the moment.');
  });

  test('ROUTE-03 LAND-12 LAND-34 has the anchors of the navigation bar', () => {
    for (const id of ['categories', 'about', 'contact']) {
      expect(startPage()).toContain(`id="${id}"`);
      expect(startPage({ user: contractor })).toContain(`id="${id}"`);
    }
  });

  test('suppliers are asked what they sell, and led to the requests that wait', () => {
    const html = startPage({ user: { ...contractor, role: 'supplier' } });
    expect(html).toContain('Karibu, Jane. What are you selling today?');
    expect(html).toContain('href="/dashboard?tab=rfqs&amp;show=waiting"');
    expect(startPage({ user: contractor })).toContain('What are you building today?');
  });

  test('LAND-10 LAND-30 LAND-31 shows six testimonials and ten brands under their title', () => {
    const html = startPage();
    expect(count(html, '<blockquote')).toBe(6);
    expect(html).toContain('Embraced by Noteworthy Brands');
    // The second round of the belt is hidden from assistive technology.
    expect(count(html, 'class="brand-name"')).toBe(20);
    expect(count(html, '<ul class="brand-row" aria-hidden="true">')).toBe(1);
  });

  test('LAND-19 sends a visitor who wants the chatbot to sign in first', () => {
    expect(startPage()).toContain('href="/auth?next=%2F%3Fchat%3D1"');
  });

  test('LAND-14 names both app stores without a link', () => {
    const html = startPage();
    for (const store of ['App Store', 'Google Play']) {
      expect(html).toContain(store);
      expect(html).not.toMatch(new RegExp(`<a [^>]*>(?:(?!</a>).)*${store}`));
    }
  });

  test('CONST-05 CONST-06 states each support hours in its own place', () => {
    const [content = '', footer = ''] = startPage().split('<footer');
    expect(content).toContain('Phone and chat support');
    expect(content).toContain('Mon-Fri 8am-6pm');
    expect(footer).toMatch(/Deliveries.*Mon-Sat 8AM-6PM/);
  });

  test('has one h1, signed out and signed in, in both languages', () => {
    for (const language of ['en', 'sw'] as const) {
      expect(count(startPage({ language }), '<h1')).toBe(1);
      expect(count(startPage({ language, user: contractor }), '<h1')).toBe(1);
    }
  });
});

describe('navigation bar', () => {
  test('NAV-03 links to products and to the parts of the start page', () => {
    const html = startPage();
    const links = [...html.matchAll(/class="nav-link[^"]*"[^>]* href="([^"]+)"[^>]*>([^<]+)/g)];
    expect(links.map(([, href, label]) => [label, href])).toEqual([
      ['Products', '/products'],
      ['Categories', '/#categories'],
      ['About Us', '/#about'],
      ['Contact', '/#contact'],
    ]);
  });

  test('NAV-06 NAV-07 offers Sign In and Get Started to a visitor', () => {
    expect(startPage()).toMatch(/href="\/auth"[^>]*>Sign In/);
    expect(startPage()).toMatch(/href="\/auth\?tab=signup"[^>]*>Get Started/);
  });

  test('ROUTE-02 NAV-18 greets who is signed in and shows the initials', () => {
    const html = startPage({ user: contractor });
    expect(html).toContain('Karibu, Jane.');
    expect(html).not.toContain('Sign In');
    expect(signedInArea(contractor)).toContain('aria-label="Account menu, JD"');
    expect(signedInArea(contractor)).toMatch(/class="avatar"[^>]*>JD</);
    expect(html).not.toContain('Ask the AI assistant');
  });

  test('NAV-19 shows U for somebody without names', () => {
    const html = signedInArea({ ...contractor, firstName: null, lastName: null });
    expect(html).toMatch(/class="avatar"[^>]*>U</);
  });

  test('NAV-08 NAV-10 NAV-11 shows messages to who is signed in, the cart to contractors and to who is not signed in', () => {
    for (const role of ['contractor', 'supplier', 'admin'] as const) {
      const html = signedInArea({ ...contractor, role });
      expect(count(html, /<a [^>]*href="\/messages"/)).toBe(1);
      expect(count(html, /<a [^>]*href="\/cart"/)).toBe(role === 'contractor' ? 1 : 0);
    }
    expect(startPage()).toContain('href="/cart"');
  });

  test('NAV-12 NAV-13 leads each role to its dashboard, by an icon of its own', () => {
    const icons = (['contractor', 'supplier', 'admin'] as const).map((role) => {
      const html = signedInArea({ ...contractor, role });
      return /<a [^>]*href="\/dashboard"[^>]*>(<svg.*?<\/svg>)/.exec(html)?.[1];
    });
    expect(new Set(icons).size).toBe(3);
    expect(icons).not.toContain(undefined);
  });

  test('switches language and appearance by links to this page', () => {
    const html = startPage();
    for (const query of ['?lang=en', '?lang=sw', '?theme=light', '?theme=dark', '?theme=system']) {
      expect(html).toContain(`href="/${query}"`);
    }
  });

  test('no address makes these links lead to another site', () => {
    const html = renderToStaticMarkup(
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <MemoryRouter initialEntries={[{ pathname: '//evil.example/cart' }]}>
          <LanguageSwitch current="en" />
        </MemoryRouter>
      </MessagesProvider>,
    );
    expect(html).toContain('href="/evil.example/cart?lang=sw"');
    expect(html).not.toContain('"//');
  });
});
