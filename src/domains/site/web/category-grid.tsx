import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { CategoryIcon } from '../../../ui/icons/category-icon.tsx';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Section } from '../../../ui/patterns/section.tsx';
import type { Category } from '../../catalogue/schema.ts';

/** How many categories show before 'View All'. */
export const categoriesShown = 10;

export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const t = useTexts('site');
  return (
    <Section id="categories" title={t.categoriesTitle} lead={t.categoriesLead}>
      {categories.length > 0 ? <Tiles categories={categories} /> : <p>{t.categoriesEmpty}</p>}
      <p className="mt-4">
        <Link className="inline-flex min-h-11 items-center font-semibold underline" to="/market">
          {t.marketPrices}
        </Link>
      </p>
    </Section>
  );
}

function Tiles({ categories }: { categories: readonly Category[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const firstNew = useRef<HTMLAnchorElement>(null);
  const shown = showsAll ? categories : categories.slice(0, categoriesShown);
  const hiddenCount = categories.length - shown.length;

  // The button that was pressed is gone, so the focus goes to what it brought.
  useEffect(() => {
    if (showsAll) firstNew.current?.focus();
  }, [showsAll]);

  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 lg:grid-cols-5">
      {shown.map((category, index) => (
        <li key={category.id}>
          <CategoryTile
            category={category}
            linkRef={index === categoriesShown ? firstNew : undefined}
          />
        </li>
      ))}
      {hiddenCount > 0 && (
        // Fills what the last row leaves free: 10 tiles are whole rows of 2 and 5, and half a one of 4.
        <li className="col-span-2 lg:col-span-5">
          <ViewAll hiddenCount={hiddenCount} onPress={() => setShowsAll(true)} />
        </li>
      )}
    </ul>
  );
}

function CategoryTile(props: {
  category: Category;
  linkRef: React.Ref<HTMLAnchorElement> | undefined;
}) {
  const t = useTexts('site');
  const nameOf = useCategoryWords();
  const { name, icon, slug, productCount } = props.category;
  const count =
    productCount === 1 ? t.categoryCountOne : fill(t.categoryCount, { count: productCount });
  return (
    <Link
      ref={props.linkRef}
      to={`/products?category=${encodeURIComponent(slug)}`}
      className="category-tile card card-interactive"
    >
      <span className="category-tile-icon">
        <CategoryIcon name={name} icon={icon} className="size-7" />
      </span>
      <span className="font-semibold leading-snug">{nameOf(props.category)}</span>
      <span className="text-ink-muted text-sm tabular-nums">{count}</span>
    </Link>
  );
}

function ViewAll({ hiddenCount, onPress }: { hiddenCount: number; onPress: () => void }) {
  const t = useTexts('site');
  return (
    <button type="button" className="category-more" onClick={onPress}>
      <Plus className="size-5 flex-none text-brand" aria-hidden="true" />
      <span className="font-semibold">{t.viewAll}</span>{' '}
      <span className="text-ink-muted tabular-nums">{fill(t.more, { count: hiddenCount })}</span>
    </button>
  );
}
