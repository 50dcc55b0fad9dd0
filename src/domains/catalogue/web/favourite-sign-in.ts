import { toast } from '../../../ui/toast/store.ts';
import { externalLogin } from './cart-guards.ts';

/** How long a toast is read before the sign-in page comes, in ms (specification section 9). */
const signInDelayMs = 500;

/** Says that signing in comes first, then leads there and back to `next`. @returns how to stop that */
export function signInFirst(title: string, description: string, next: string): () => void {
  toast({ title, description, variant: 'destructive' });
  const timer = setTimeout(() => window.location.assign(externalLogin(next)), signInDelayMs);
  return () => clearTimeout(timer);
}
