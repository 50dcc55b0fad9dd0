import { useRevalidator } from 'react-router';

/** Reads the page's data anew, without waiting: what it shows stays until then. */
export function useReload(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}
