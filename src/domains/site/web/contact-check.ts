import { type Contact, contactSchema } from '../schema.ts';

export type ContactField = 'name' | 'email' | 'subject' | 'message';
export type ContactDraft = Readonly<Record<ContactField, string>>;

/** What to tell before anything is sent, in the specified order: what is missing, then the email. */
export type ContactCheck =
  | { readonly kind: 'missing'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'invalidEmail'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'refused'; readonly fields: readonly ContactField[] }
  | { readonly kind: 'ready'; readonly contact: Contact };

const required = ['name', 'email', 'message'] as const;

/** Judges the form by the schema of the call itself; an empty subject becomes null. */
export function checkContact(draft: ContactDraft): ContactCheck {
  const missing = required.filter((field) => draft[field].trim() === '');
  if (missing.length > 0) return { kind: 'missing', fields: missing };
  const parsed = contactSchema.safeParse({ ...draft, subject: draft.subject.trim() || null });
  if (parsed.success) return { kind: 'ready', contact: parsed.data };
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as ContactField));
  return { kind: wrong.has('email') ? 'invalidEmail' : 'refused', fields: [...wrong] };
}
