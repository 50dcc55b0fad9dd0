import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

/** How long the pointer rests before a tooltip shows, in ms. */
export const tooltipDelayMs = 700;

const bubble = lazyPart<TooltipBubbleProps>(
  async () => (await import('./tooltip-bubble.tsx')).default,
);

/**
 * A tooltip for an element of the caller's own: spread `triggerProps` on it and render `element`
 * inside it. The element must be positioned. Fingers get none: a touch has no hover.
 */
export function useTooltip(label: string) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const Bubble = bubble.usePart(open);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const openLater = () => {
    bubble.preload();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    triggerProps: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') openLater();
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event: { currentTarget: Element }) => {
        if (event.currentTarget.matches(':focus-visible')) openLater();
      },
      onBlur: close,
    },
    element: Bubble && <Bubble label={label} onOpenChange={(next) => !next && close()} />,
  };
}

/** Explains the control inside it after 700 ms. Never the only place where something is said. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const { triggerProps, element } = useTooltip(label);
  return (
    <span className="relative inline-flex" {...triggerProps}>
      {children}
      {element}
    </span>
  );
}
