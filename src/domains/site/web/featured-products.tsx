import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { Section } from '../../../ui/patterns/section.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { cardItem, ProductCard } from '../../catalogue/web/public.tsx';
import type { HomeData } from './api.ts';

/** Up to four products in one row, or two of two. */
export function FeaturedProducts({ featured, now }: Pick<HomeData, 'featured' | 'now'>) {
  const t = useTexts('site');
  return (
    <Section
      className="pt-0 md:pt-0"
      title={t.featuredTitle}
      lead={t.featuredLead}
      actions={
        <LinkButton to="/products" variant="outline">
          {t.allProducts}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      }
    >
      {featured.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
          {featured.map((product) => (
            <li key={product.id} className={cardItem}>
              <ProductCard product={product} layout="grid" now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.featuredEmpty}</p>
      )}
    </Section>
  );
}
