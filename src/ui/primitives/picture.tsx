import { cx } from '../cx.ts';
import { CrateDrawing } from '../icons/crate-drawing.tsx';

export interface PictureMedia {
  /** '/media/<key>/960.webp'; smaller widths and AVIF stand beside it under the same name. */
  url: string;
  thumb: string;
  width: number;
  height: number;
}

export interface PictureProps {
  media: PictureMedia | null | undefined;
  alt: string;
  /** How wide the picture is shown, as in <img sizes>. */
  sizes: string;
  /** The page's largest picture: loaded first instead of when it comes into view. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

const widths = [160, 320, 640, 960] as const;
const ladder = /^(.*\/)960\.webp$/;

/** "…/160.avif 160w, …/320.avif 320w, …", or null for an address without other widths beside it. */
export function sourceSet(url: string, extension: 'avif' | 'webp'): string | null {
  const folder = ladder.exec(url)?.[1];
  if (folder === undefined) return null;
  return widths.map((width) => `${folder}${width}.${extension} ${width}w`).join(', ');
}

/** A product's picture in the width and format that fit, or a drawing where there is none. */
export function Picture({ media, alt, sizes, eager, className }: PictureProps) {
  if (!media) return <CrateDrawing label={alt} className={className} />;
  const avif = sourceSet(media.url, 'avif');
  const webp = sourceSet(media.url, 'webp');
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={media.url}
        alt={alt}
        width={media.width}
        height={media.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={cx('max-w-full bg-surface-sunken', className ?? 'h-auto')}
      />
    </picture>
  );
}
