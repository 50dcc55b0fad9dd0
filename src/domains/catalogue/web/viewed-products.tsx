import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Picture } from '../../../ui/primitives/picture.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { recentlyViewed, type ViewedProduct } from './recently-viewed.ts';
import type { RecentlyViewedProps } from './viewed-key.ts';

const none: readonly ViewedProduct[] = [];

/** Products that were looked at on this device, and a way to forget them. */
export default function ViewedProducts(props: RecentlyViewedProps) {
  const { without, className } = props;
  const all = useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.read, () => none);
  const products = all.filter(({ id }) => id !== without);
  const t = useTexts('recent');
  const clear = () => {
    const before = recentlyViewed.read();
    recentlyViewed.write([]);
    const undo = { label: t.undo, onClick: () => recentlyViewed.write(before) };
    toast({ title: t.cleared, action: undo });
  };
  if (products.length === 0) return null;
  return (
    <section className={className ?? 'mt-12'} aria-labelledby="recently-viewed">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recently-viewed" className="text-xl">
          {t.title}
        </h2>
        <Button variant="ghost" size="sm" aria-label={t.clearLabel} onClick={clear}>
          {t.clear}
        </Button>
      </div>
      <ul className="-mx-4 mt-2 flex gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:thin]">
        {products.map(({ id, slug, name, media }) => (
          <li key={id} className="w-32 flex-none">
            <Link
              to={`/products/${slug}`}
              className="card card-interactive flex h-full flex-col overflow-hidden"
            >
              <Picture
                media={media}
                alt=""
                sizes="8rem"
                className="aspect-square w-full object-cover"
              />
              <span className="p-2">
                <span className="line-clamp-3 text-sm leading-snug">{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
