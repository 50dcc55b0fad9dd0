import { Container } from '../../../ui/patterns/container.tsx';
import { About } from './about.tsx';
import type { HomeData } from './api.ts';
import { BrandStrip } from './brand-strip.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { ContactSection } from './contact-section.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyChoose } from './why-choose.tsx';

/** What `/` shows to somebody who is not signed in. */
export function LandingPage({ categories, featured, site, now }: HomeData) {
  const { texts } = site;
  return (
    <>
      <LandingHero />
      <HeadlineFigures figures={site.figures} />
      <Container>
        <CategoryGrid categories={categories} />
        <FeaturedProducts featured={featured} now={now} />
      </Container>
      <BrandStrip brands={site.brands} />
      <Container>
        <HowItWorks steps={texts.steps} />
      </Container>
      <div className="border-line border-y bg-surface-raised">
        <Container>
          <WhyChoose reasons={texts.reasons} />
        </Container>
      </div>
      <Container>
        <Testimonials testimonials={texts.testimonials} />
      </Container>
      <div className="border-line border-y bg-surface-raised">
        <Container>
          <Questions questions={texts.questions} />
        </Container>
      </div>
      <Container>
        <About paragraphs={texts.about} />
      </Container>
      <div className="border-line border-t bg-surface-sunken">
        <Container>
          <ContactSection contact={site.contact} />
        </Container>
      </div>
    </>
  );
}
