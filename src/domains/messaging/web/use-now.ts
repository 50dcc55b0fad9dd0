import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The time, for words like "Yesterday". @param first what the server rendered with */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
