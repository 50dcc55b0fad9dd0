import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface ContainerProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The page's width: 16 px of margin on a phone, at most 1280 px. */
export function Container({ children, className }: ContainerProps) {
  return <div className={cx('mx-auto w-full max-w-7xl px-4 md:px-6', className)}>{children}</div>;
}
