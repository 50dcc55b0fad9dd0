import type { ReactNode } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { RecentlyViewed } from '../../catalogue/web/public.tsx';
import { About } from './about.tsx';
import type { HomeData } from './api.ts';
import { CategoryGrid } from './category-grid.tsx';
import { ContactSection } from './contact-section.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { ProductSearch } from './product-search.tsx';

interface Greeted {
  readonly firstName: string | null;
  /** Suppliers come to answer and to sell, everybody else to buy. */
  readonly sells: boolean;
  /** What waits for a supplier; it stands in the place of what invites to buy. */
  readonly work?: ReactNode;
}

/** What `/` shows to somebody who is signed in. The anchors of the navigation bar are here too. */
export function HomePage(props: HomeData & Greeted) {
  const { categories, featured, site, now, firstName, sells, work } = props;
  return (
    <>
      <section className="bg-brand text-on-brand dark:bg-brand-strong">
        <Container className="py-8 md:py-12">
          <Greeting firstName={firstName} sells={sells} />
          <ProductSearch className="mt-5 max-w-2xl" />
        </Container>
        <div className="hazard-strip" />
      </section>
      <Container>
        {work}
        {!sells && <RecentlyViewed className="pt-8" />}
        <CategoryGrid categories={categories} />
        {!sells && <FeaturedProducts featured={featured} now={now} />}
        <About paragraphs={site.texts.about} />
      </Container>
      <div className="border-line border-t bg-surface-sunken">
        <Container>
          <ContactSection contact={site.contact} />
        </Container>
      </div>
    </>
  );
}

function Greeting({ firstName, sells }: Greeted) {
  const t = useTexts('site');
  const title = sells ? t.sellerTitle : t.homeTitle;
  const titleNoName = sells ? t.sellerTitleNoName : t.homeTitleNoName;
  return (
    <>
      <h1>{firstName ? fill(title, { name: firstName }) : titleNoName}</h1>
      <p className="mt-2 md:text-lg">{sells ? t.sellerLead : t.homeLead}</p>
      {sells && (
        <LinkButton to="/dashboard?tab=rfqs&show=waiting" variant="accent" className="mt-5">
          {t.sellerRequests}
        </LinkButton>
      )}
    </>
  );
}
