import type { ReactNode } from 'react';
import { countWords } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Tabs } from '../../../ui/primitives/tabs.tsx';
import { useDescriptionWords, useValueWords } from '../../../ui/product-words.ts';
import type { Product } from '../schema.ts';
import { useDetailNames } from './use-detail-names.ts';

interface ProductTabsProps {
  product: Product;
  /** What buyers say of it. */
  reviews: ReactNode;
  tab: string;
  onTab: (tab: string) => void;
}

/** The description, and under it specifications, reviews, and how it comes and goes back. */
export function ProductTabs({ product, reviews, tab, onTab }: ProductTabsProps) {
  const t = useTexts('product');
  const descriptionWords = useDescriptionWords();
  const tabs = [
    {
      id: 'specifications',
      label: t.specifications,
      content: <Specifications specifications={product.specifications} />,
    },
    {
      id: 'reviews',
      label: t.reviews,
      content: reviews,
    },
    {
      id: 'shipping',
      label: t.shipping,
      content: <Shipping leadTimeDays={product.leadTimeDays} />,
    },
  ];
  return (
    <div className="mt-10 min-w-0">
      <h2 className="text-xl">{t.description}</h2>
      <p className="mt-2 mb-8 max-w-[70ch] whitespace-pre-line">
        {descriptionWords(product.description ?? '') || (
          <span className="text-ink-muted">{t.noDescription}</span>
        )}
      </p>
      <div id="reviews" className="scroll-mt-20">
        <Tabs label={t.details} tabs={tabs} value={tab} onChange={onTab} />
      </div>
    </div>
  );
}

function Specifications(props: { specifications: Product['specifications'] | null | undefined }) {
  const t = useTexts('product');
  const nameOf = useDetailNames();
  const valueWords = useValueWords();
  const entries = Object.entries(props.specifications ?? {});
  if (entries.length === 0) return <p className="text-ink-muted">{t.noSpecifications}</p>;
  return (
    <dl className="max-w-2xl divide-y divide-line">
      {entries.map(([key, value]) => (
        <div key={key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-2.5">
          <dt className="wrap-anywhere text-ink-muted">{nameOf(key)}</dt>
          <dd className="wrap-anywhere font-semibold">{valueWords(String(value))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The supplier's own time where one is set; the standard terms stand only in its place. */
export function Shipping({ leadTimeDays: days }: Pick<Product, 'leadTimeDays'>) {
  const t = useTexts('product');
  return (
    <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <div>
        <h3>{t.shippingTitle}</h3>
        <p className="mt-1">
          {days === null ? t.shippingText : countWords(t.supplierTakes, Math.max(1, days))}
        </p>
        <p className="mt-1 text-ink-muted text-sm">{t.shippingNote}</p>
      </div>
      <div>
        <h3>{t.returnsTitle}</h3>
        <p className="mt-1">{t.returnsText}</p>
        <p className="mt-1">{t.packagingText}</p>
      </div>
    </div>
  );
}
