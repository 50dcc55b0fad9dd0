import { type RefObject, useEffect } from 'react';

/** Stays reachable whatever is open: news, and what screen readers are told. */
const isKept = (element: Element) =>
  element.matches('[aria-live], .toast-viewport, script, style') ||
  element.querySelector('.toast-viewport') !== null;

/** While it is on, nothing beside an element can be reached: it covers the page. */
export function useInertBehind(covering: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const own = covering.current;
    if (!isOn || !own) return;
    const behind = [...(own.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== own && !element.inert && !isKept(element),
    );
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [covering, isOn]);
}
