import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { RecentlyViewed } from '../../catalogue/web/public.tsx';
import { About } from './about.tsx';
import type { HomeData } from './api.ts';
import { CategoryGrid } from './category-grid.tsx';
import { ContactSection } from './contact-section.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { ProductSearch } from './product-search.tsx';

/** What `/` shows to somebody who is signed in. The anchors of the navigation bar are here too. */
export function HomePage(props: HomeData & { readonly firstName: string | null }) {
  const t = useTexts('site');
  const { categories, featured, site, now, firstName } = props;
  return (
    <>
      <section className="bg-brand text-on-brand dark:bg-brand-strong">
        <Container className="py-8 md:py-12">
          <h1>{firstName ? fill(t.homeTitle, { name: firstName }) : t.homeTitleNoName}</h1>
          <p className="mt-2 md:text-lg">{t.homeLead}</p>
          <ProductSearch className="mt-5 max-w-2xl" />
        </Container>
        <div className="hazard-strip" />
      </section>
      <Container>
        <RecentlyViewed className="pt-8" />
        <CategoryGrid categories={categories} />
        <FeaturedProducts featured={featured} now={now} />
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
