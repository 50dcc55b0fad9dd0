import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'section' | 'div' | 'li' | undefined;
  /** The card answers to the pointer: give its link `after:absolute after:inset-0`. */
  interactive?: boolean | undefined;
}

/** A raised plate. Padding is the caller's: pictures go to the edge. */
export function Card({ as: Element = 'div', interactive, className, ...rest }: CardProps) {
  return <Element {...rest} className={cx('card', interactive && 'card-interactive', className)} />;
}
