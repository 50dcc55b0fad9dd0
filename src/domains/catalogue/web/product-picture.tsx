import { ChevronLeft, ChevronRight } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Picture } from '../../../ui/primitives/picture.tsx';
import type { ProductMedia } from '../schema.ts';

export interface ProductPictureProps {
  name: string;
  media: readonly ProductMedia[];
  index: number;
  onStep: (by: 1 | -1) => void;
  sizes: string;
  eager?: boolean | undefined;
  /** Thumbnails below say which picture it is; otherwise dots on the picture do. */
  hideDots?: boolean | undefined;
}

/** One picture of several with the ways to the others. The others load when they are asked for. */
export function ProductPicture(props: ProductPictureProps) {
  const { name, media, index, onStep, sizes, eager, hideDots } = props;
  const t = useTexts('catalogue');
  const count = media.length;
  const alt = count > 1 ? fill(t.pictureOf, { product: name, number: index + 1, count }) : name;
  return (
    <>
      <Picture
        key={index}
        media={media[index]}
        alt={alt}
        sizes={sizes}
        eager={eager && index === 0}
        className="size-full object-cover"
      />
      {count > 1 && (
        <>
          <StepButton label={t.previousPicture} side="left" onPress={() => onStep(-1)} />
          <StepButton label={t.nextPicture} side="right" onPress={() => onStep(1)} />
          {!hideDots && <Dots count={count} index={index} />}
        </>
      )}
    </>
  );
}

/** A target of 44 px around a smaller mark. Where a pointer hovers it shows only when near. */
function StepButton(props: { label: string; side: 'left' | 'right'; onPress: () => void }) {
  const Icon = props.side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onPress}
      className={cx(
        'absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center transition-opacity',
        'pointer-fine:not-group-hover:not-group-focus-within:opacity-0',
        props.side === 'left' ? 'left-0' : 'right-0',
      )}
    >
      <span className="grid size-7 place-items-center rounded-full bg-surface-raised/80 text-ink">
        <Icon className="size-5" aria-hidden="true" />
      </span>
    </button>
  );
}

function Dots({ count, index }: { count: number; index: number }) {
  const dots = Array.from({ length: count }, (_, dot) => dot);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-2 left-1/2 flex -translate-x-1/2 gap-1 rounded-full bg-surface-raised/80 px-1.5 py-1"
    >
      {dots.map((dot) => (
        <span
          key={dot}
          className={cx('size-1.5 rounded-full', dot === index ? 'bg-brand' : 'bg-line-strong/60')}
        />
      ))}
    </span>
  );
}
