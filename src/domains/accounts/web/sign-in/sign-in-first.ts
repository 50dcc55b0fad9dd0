import { toastThen } from '../../../../ui/toast/toast-then.ts';

/** The way to the sign-in page, leading back to `next` afterwards. */
export function signInAddress(next: string): string {
  return `/api/login?next=${encodeURIComponent(next)}`;
}

/** The page that the reader is on, to be led back to. */
export const hereAddress = () => window.location.pathname + window.location.search;

/** Says that signing in comes first, then leads there and back to `next`. @returns how to stop that */
export function signInFirst(title: string, description: string, next: string): () => void {
  return toastThen({ title, description, variant: 'destructive' }, () =>
    window.location.assign(signInAddress(next)),
  );
}
