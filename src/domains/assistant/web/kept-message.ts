/** What an account is writing to the assistant, until it is answered; storage may be refused. */
const keyOf = (userId: string) => `assistant-message-${userId}`;

export function keptMessage(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function keepMessage(userId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), text);
  } catch {
    // It stays in the field as long as the page is open.
  }
}
