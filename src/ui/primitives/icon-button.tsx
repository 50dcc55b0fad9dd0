import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type ButtonProps, buttonClass } from './button.tsx';
import { useTooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** What the button does: its name for screen readers and, unless `tooltip` says more, its tooltip. */
  label: string;
  icon: ReactNode;
  tooltip?: string | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, tooltip = label, variant = 'ghost', size, pending = false } = props;
  const { className, disabled, ...rest } = omitLook(props);
  const tip = useTooltip(tooltip);
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...tip.triggerProps}
      className={cx(buttonClass({ variant, size }), 'btn-icon', className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : icon}
      {tip.element}
    </button>
  );
}

function omitLook(props: IconButtonProps) {
  const { label, icon, tooltip, variant, size, pending, ...rest } = props;
  return rest;
}
