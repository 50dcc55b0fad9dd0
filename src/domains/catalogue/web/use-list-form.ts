import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { listAddress, type ProductFilters, readFilters } from './list-filters.ts';

/** How long typing must rest before the list follows, in ms. */
const typingRestMs = 300;

/** Marks the form's own navigations, which must not reset what is being typed meanwhile. */
const formState = { isFromListForm: true } as const;

function useIsFromForm(): boolean {
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  return !isBack && (state as Partial<typeof formState> | null)?.isFromListForm === true;
}

/**
 * The filters as they stand in the controls, and the address that follows them. The address is the
 * state: `filters` are what it says, and whatever changes it from elsewhere (Back, a link) resets
 * the controls; `start` is what the search box, which keeps its own text, begins with each time.
 */
export function useListForm(filters: ProductFilters) {
  const navigate = useNavigate();
  const isFromForm = useIsFromForm();
  const [draft, setDraft] = useState(filters);
  const [start, setStart] = useState({ count: 0, search: filters.search });
  const shown = useRef(filters);
  const asked = useRef(listAddress(filters));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (isFromForm) return;
    asked.current = listAddress(filters);
    clearTimeout(timer.current);
    setDraft(filters);
    setStart(({ count }) => ({ count: count + 1, search: filters.search }));
  }, [filters, isFromForm]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Typing waits and replaces the address; a choice is followed at once and can be taken Back. */
  const change = useCallback(
    (part: Partial<ProductFilters>, kind: 'typing' | 'choice') => {
      const next = { ...draft, ...part, cursor: '' };
      setDraft(next);
      clearTimeout(timer.current);
      const follow = () => {
        // What was typed may not be a filter yet ("12."), so it is read as the address will be.
        const [, query] = listAddress(next).split('?');
        const address = listAddress(readFilters(new URLSearchParams(query)));
        if (address === asked.current) return;
        asked.current = address;
        const replace = kind === 'typing';
        navigate(address, { replace, preventScrollReset: true, state: formState });
      };
      if (kind === 'choice') follow();
      else timer.current = setTimeout(follow, typingRestMs);
    },
    [draft, navigate],
  );

  return { draft, change, start };
}
