import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when the control that had it is gone with what was read anew, such as a button whose payment
 * was decided on. Nobody who was elsewhere is led there. Put the ref on an element with `tabIndex={-1}`, within the
 * section that the controls are in.
 *
 * @param news goes before it where it is drawn: what became of the press, which is in view then
 */
export function useKeptFocus<E extends HTMLElement>(
  shown: unknown,
  news?: RefObject<HTMLElement | null>,
) {
  const place = useRef<E>(null);
  const before = useRef(shown);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const section = place.current?.closest('section');
    const note = ({ target }: Event) => {
      last.current = target instanceof Element ? target : null;
    };
    // Safari gives a button that is pressed no focus.
    const kinds = ['focusin', 'click'];
    for (const kind of kinds) section?.addEventListener(kind, note);
    return () => {
      for (const kind of kinds) section?.removeEventListener(kind, note);
    };
  }, []);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isGone = last.current !== null && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) {
      (news?.current ?? place.current)?.focus();
    }
  }, [shown, news]);
  return place;
}
