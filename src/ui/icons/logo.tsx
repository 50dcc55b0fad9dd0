import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';

/**
 * A J laid in bricks under the awning of a market stall: build, and market. The same drawing is
 * public/favicon.svg. Its colours are its own in light and dark.
 */
export function LogoMark({ className = 'size-9' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" className={cx('flex-none', className)} aria-hidden="true">
      <rect width="64" height="64" rx="13" fill="#8f3a20" />
      <path fill="#fff6ed" d="M35 28h15v29H14V38h12v8.6h9z" />
      <path stroke="#8f3a20" strokeWidth="1.5" d="M35 37.5h15M14 47.3h36M32 47v10" />
      <path fill="#2b1d10" d="M8 8h48v4.5H8z" />
      <path fill="#f7b917" d="M8 12.5h12v6a6 6 0 0 1-12 0zM32 12.5h12v6a6 6 0 0 1-12 0z" />
      <path fill="#fff6ed" d="M20 12.5h12v6a6 6 0 0 1-12 0zM44 12.5h12v6a6 6 0 0 1-12 0z" />
    </svg>
  );
}

/** The mark and the name. The link around it says where it leads. */
export function Logo({ className }: { className?: string | undefined }) {
  const { brand } = useTexts('common');
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-extrabold font-heading text-xl tracking-tight">{brand}</span>
    </span>
  );
}
