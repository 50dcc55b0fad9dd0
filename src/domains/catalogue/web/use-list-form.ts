import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listAddress, type ProductFilters, readFilters } from './list-filters.ts';

/** How long typing must rest before the list follows, in ms. */
const typingRestMs = 300;

/**
 * The filters as they stand in the controls, and the address that follows them. The address is the
 * state: `filters` are what it says, and whatever changes it from elsewhere (Back, a link) resets
 * the controls; `start` is what the search box, which keeps its own text, begins with each time.
 */
export function useListForm(filters: ProductFilters) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(filters);
  const [start, setStart] = useState({ count: 0, search: filters.search });
  const followed = useRef(listAddress(filters));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const address = listAddress(filters);
    if (address === followed.current) return;
    followed.current = address;
    clearTimeout(timer.current);
    setDraft(filters);
    setStart(({ count }) => ({ count: count + 1, search: filters.search }));
  }, [filters]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Typing waits and replaces the address; a choice is followed at once and can be taken Back. */
  const change = useCallback(
    (part: Partial<ProductFilters>, kind: 'typing' | 'choice') => {
      const next = { ...draft, ...part, cursor: '' };
      setDraft(next);
      clearTimeout(timer.current);
      const follow = () => {
        // What was typed may not be a filter yet ("12."), so it is read as the address will be.
        const address = listAddress(
          readFilters(new URLSearchParams(listAddress(next).split('?')[1])),
        );
        if (address === followed.current) return;
        followed.current = address;
        navigate(address, { replace: kind === 'typing', preventScrollReset: true });
      };
      if (kind === 'choice') follow();
      else timer.current = setTimeout(follow, typingRestMs);
    },
    [draft, navigate],
  );

  return { draft, change, start };
}
