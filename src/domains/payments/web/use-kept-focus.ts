import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when the control that had it is gone with what was read anew: a button whose
 * payment was decided on. Nobody who was elsewhere is led there. Put the ref on an element with
 * `tabIndex={-1}`, within the section that the controls are in.
 */
export function useKeptFocus<E extends HTMLElement>(shown: unknown) {
  const place = useRef<E>(null);
  const before = useRef(shown);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const section = place.current?.closest('section');
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    section?.addEventListener('focusin', note);
    return () => section?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isGone = last.current !== null && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  return place;
}
