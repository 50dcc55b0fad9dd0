import { createContext, useContext, useEffect, useId } from 'react';
import { cx } from '../../../ui/cx.ts';

/** The rows of a card that a figure was followed to. */
export interface Pointed {
  readonly places: readonly string[];
  /** Followed again, the same rows are shown again. */
  readonly count: number;
}

interface Shown {
  /** Before the ids of this card's rows. */
  readonly prefix: string;
  readonly places: readonly string[];
}

const ShownContext = createContext<Shown>({ prefix: '', places: [] });
export const ShownPlaces = ShownContext.Provider;

/** Opens the rows of a card that are pointed to and brings the first into view, for `ShownPlaces`. */
export function useShownPlaces(pointed: Pointed | null): Shown {
  const prefix = useId();
  useEffect(() => {
    const rows = (pointed?.places ?? []).flatMap(
      (place) => document.getElementById(`${prefix}${place}`) ?? [],
    );
    for (const row of rows) openAround(row);
    const [first] = rows;
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [pointed, prefix]);
  return { prefix, places: pointed?.places ?? [] };
}

function openAround(row: HTMLElement): void {
  for (const details of row.querySelectorAll('details')) details.open = true;
  for (let at = row.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
}

/** What makes an element a row that figures lead to. */
export function useRow(place: string, className: string) {
  const { prefix, places } = useContext(ShownContext);
  const isShown = places.includes(place);
  return {
    id: `${prefix}${place}`,
    tabIndex: -1,
    className: cx(className, isShown && '-mx-2 rounded-control bg-brand-soft px-2'),
  };
}
