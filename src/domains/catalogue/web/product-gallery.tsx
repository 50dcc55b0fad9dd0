import type { KeyboardEvent } from 'react';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { ProductMedia } from '../schema.ts';
import { ProductPicture } from './product-picture.tsx';
import { useCarousel } from './use-carousel.ts';

/** At most this many thumbnails. */
const mostThumbnails = 4;
const mainSizes = '(min-width: 80rem) 40rem, (min-width: 48rem) 50vw, 100vw';

/** The product's pictures: one large, the others as thumbnails; arrow keys and swipes move on. */
export function ProductGallery(props: { name: string; media: readonly ProductMedia[] }) {
  const { name, media } = props;
  const t = useTexts('product');
  const { index, setIndex, step, swipe } = useCarousel(media.length);
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
  };
  return (
    <section
      aria-label={fill(t.picturesOf, { product: name })}
      className="relative -mx-4 grid gap-3 md:mx-0"
      onKeyDown={followKey}
    >
      <div
        className="group relative aspect-[5/4] overflow-hidden md:aspect-square border-line bg-surface-sunken md:rounded-card md:border"
        {...swipe}
      >
        <ProductPicture
          name={name}
          media={media}
          index={index}
          onStep={step}
          sizes={mainSizes}
          eager
          hideDots
        />
      </div>
      {media.length > 1 && (
        <ul className="flex gap-2 max-md:absolute max-md:bottom-3 max-md:left-4 max-md:z-10">
          {media.slice(0, mostThumbnails).map(({ url, thumb }, place) => (
            <li key={url} className="w-11 md:w-24">
              <button
                type="button"
                aria-label={fill(t.showPicture, { number: place + 1, count: media.length })}
                aria-current={place === index || undefined}
                onClick={() => setIndex(place)}
                className={cx(
                  'block aspect-square w-full overflow-hidden rounded-control border-2 bg-surface-sunken',
                  place === index ? 'border-brand' : 'border-line hover:border-line-strong',
                )}
              >
                <img
                  src={thumb}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
