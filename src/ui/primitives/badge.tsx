import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type BadgeVariant =
  | 'default'
  | 'secondary'
  | 'destructive'
  | 'outline'
  | 'info'
  | 'success'
  | 'warning';

export interface BadgeProps extends ComponentProps<'span'> {
  variant?: BadgeVariant | undefined;
}

export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx('badge', `badge-${variant}`, className)} />;
}
