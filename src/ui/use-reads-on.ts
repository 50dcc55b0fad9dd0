import { useEffect, useState } from 'react';

/** A finger trembles by a few pixels. */
const leastPx = 12;

/** Whether the reader last went down the page: what floats over it then makes room. */
export function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (now > leastPx && Math.abs(now - last) < leastPx) return;
      setReadsOn(now > last && now > leastPx);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return readsOn;
}
