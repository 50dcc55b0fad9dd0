import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('input', className)} />;
}
