import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** The class names of a button's look, for elements that act as one. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook): string {
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is under way: the button shows it and takes no second press. */
  pending?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, pending = false, className, disabled, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size }), className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
