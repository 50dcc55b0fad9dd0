import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when the control that had it is gone with what was read anew: a button whose
 * payment was decided on. Put the ref on an element with `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(shown: unknown) {
  const place = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  return place;
}
