import { type RefObject, useEffect } from 'react';

/** Closes an open <details> that lies over the page by Escape and by a press outside, as a menu closes. */
export function useDismissal(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const details = ref.current;
      if (details?.open && target instanceof Node && !details.contains(target)) {
        details.open = false;
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = ref.current;
      if (key !== 'Escape' || !details?.open) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [ref]);
}
