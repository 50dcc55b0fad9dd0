import type { Role } from '../../../shared/roles.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { type PersonNames, peerName, type TimeWords } from '../rules.ts';
import type { MessageHolds } from '../schema.ts';

/** The words of timestamps in the reader's language. */
export function useTimeWords(): TimeWords {
  const { today, yesterday, months } = useTexts('messaging');
  return { today, yesterday, months: months.split(' ') };
}

/** The words of a message, or what stands for them where there are none. */
export function useWords(): (message: { content: string; holds: MessageHolds }) => string {
  const t = useTexts('messaging');
  const stands = { text: '', files: t.holdsFiles, rfq: t.rfqMessage, product: t.holdsProduct };
  return ({ content, holds }) => content || stands[holds];
}

/** How people are called here: by company or name, else by what they do. */
export function useNaming() {
  const t = useTexts('messaging');
  const roleName = (role: Role) => t[role];
  return {
    roleName,
    nameOf: (person: PersonNames & { readonly role: Role }) =>
      peerName(person) ?? roleName(person.role),
  };
}
