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
      <path
        fill="#fff6ed"
        d="M33 31h15v7H33zM33 40h6v7h-6zM41 40h7v7h-7zM15 40h8v7h-8zM15 49h13v7H15zM30 49h18v7H30z"
      />
      <path fill="#2b1d10" d="M10 9h44v5H10z" />
      <path fill="#f7b917" d="M10 14h11v9a5.5 5.5 0 0 1-11 0zM32 14h11v9a5.5 5.5 0 0 1-11 0z" />
      <path fill="#fff6ed" d="M21 14h11v9a5.5 5.5 0 0 1-11 0zM43 14h11v9a5.5 5.5 0 0 1-11 0z" />
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
