import { cx } from '../cx.ts';
import { Badge, type BadgeVariant } from './badge.tsx';

const mostShown = 99;

export interface CountBadgeProps {
  readonly count: number;
  readonly variant?: BadgeVariant | undefined;
  /** On the corner of an icon's button (which must be `relative`), beside the icon rather than over it. */
  readonly onIcon?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A number of what waits; nothing for none. Its words are the label of what it stands on. */
export function CountBadge({ count, variant = 'destructive', onIcon, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Badge
      variant={variant}
      aria-hidden="true"
      className={cx('count-badge', onIcon && 'count-badge-on-icon', className)}
    >
      {count > mostShown ? `${mostShown}+` : count}
    </Badge>
  );
}
