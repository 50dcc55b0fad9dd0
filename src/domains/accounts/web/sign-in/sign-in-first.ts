import { toast } from '../../../../ui/toast/store.ts';

/** How long a toast is read before the sign-in page comes, in ms. */
const signInDelayMs = 500;

/** The way to the sign-in page, leading back to `next` afterwards. */
export function signInAddress(next: string): string {
  return `/api/login?next=${encodeURIComponent(next)}`;
}

/** The page that the reader is on, to be led back to. */
export const hereAddress = () => window.location.pathname + window.location.search;

/** Says that signing in comes first, then leads there and back to `next`. @returns how to stop that */
export function signInFirst(title: string, description: string, next: string): () => void {
  toast({ title, description, variant: 'destructive' });
  const timer = setTimeout(() => window.location.assign(signInAddress(next)), signInDelayMs);
  return () => clearTimeout(timer);
}
