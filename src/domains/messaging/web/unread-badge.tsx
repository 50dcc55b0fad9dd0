import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';

const mostShown = 99;

/** A number of unread messages; nothing for none. Its words are the label of what it stands on. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <Badge
      variant="destructive"
      aria-hidden="true"
      className={cx('min-w-5 justify-center rounded-full px-1.5 py-0.5 tabular-nums', className)}
    >
      {count > mostShown ? `${mostShown}+` : count}
    </Badge>
  );
}
