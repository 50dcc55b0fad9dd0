import { cx } from '../cx.ts';

/** Stands where something of this shape will be. Say "loading" once, on the region around it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('skeleton', className)} />;
}
