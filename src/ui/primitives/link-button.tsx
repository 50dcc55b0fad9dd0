import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

export interface LinkButtonProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button. It goes somewhere; what changes something is a Button. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(buttonClass({ variant, size }), className)} />;
}
