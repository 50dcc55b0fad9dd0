/** What is left of a text that others than its owner read. */

const emails = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const phones = /\+?\d[\d ]{8,}\d/g;
/** User and password of an address, and what follows its "?". */
const credentials = /(\w+:\/\/)[^\s/@]+@/g;
const queries = /(\w+:\/\/[^\s?]+)\?\S+/g;
const secretNames = /secret|token|password|code|key|authorization|signature|pin$/i;

/** Without email addresses, phone numbers, sign-ins and queries of addresses. */
export function withoutContacts(text: string): string {
  return text
    .replace(credentials, '$1…@')
    .replace(queries, '$1?…')
    .replace(emails, '…@…')
    .replace(phones, (found) => `…${found.trimEnd().slice(-3)}`);
}

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maxText = 200;

/** A job's payload for those who look after the server: its shape and ids, no contacts, no secrets. */
export function redacted(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 20).map((entry) => redacted(entry, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, redacted(entry, key)]),
    );
  }
  if (value === null || typeof value === 'boolean') return value;
  if (secretNames.test(name)) return '…';
  if (typeof value !== 'string') return value;
  if (idText.test(value)) return value;
  const text = withoutContacts(value);
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}
