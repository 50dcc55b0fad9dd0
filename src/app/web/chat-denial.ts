import { signInFirst } from '../../domains/accounts/web/public.tsx';
import type { nav } from '../../messages/en/nav.ts';
import type { Texts } from '../../messages/types.ts';
import { chatAddress } from '../../shared/open-chat.ts';
import type { Role } from '../../shared/roles.ts';
import { toast } from '../../ui/toast/store.ts';

/**
 * Answers a call for the assistant of who has none: visitors sign in first and find it open on the page
 * they were on; whoever is signed in with another role hears whom it is for, and stays.
 *
 * @param here path and query @returns how to stop leading on
 */
export function denyChat(t: Texts<typeof nav>, role: Role | null, here: string): () => void {
  if (role === null) return signInFirst(t.accessDenied, t.deniedContractor, chatAddress(here));
  toast({ title: t.chatTitle, description: t.chatForContractors });
  return () => undefined;
}
