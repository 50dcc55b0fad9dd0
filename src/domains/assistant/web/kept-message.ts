import { readStored, store } from '../../../ui/data/device-store.ts';

/** What an account is writing to the assistant, until it is answered. */
const nameOf = (userId: string) => `assistant-message-${userId}`;

export function keptMessage(userId: string): string {
  const kept = readStored(nameOf(userId));
  return typeof kept === 'string' ? kept : '';
}

export const keepMessage = (userId: string, text: string): void =>
  store(nameOf(userId), text === '' ? null : text);
