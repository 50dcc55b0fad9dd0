import { readStored, store } from '../../../ui/data/device-store.ts';

/** Which conversation this device resumes, for each account. */
const nameOf = (userId: string) => `assistant-session-${userId}`;

export function keptSession(userId: string): string | null {
  const kept = readStored(nameOf(userId));
  return typeof kept === 'string' ? kept : null;
}

export const keepSession = (userId: string, id: string): void => store(nameOf(userId), id);

export const forgetSession = (userId: string): void => store(nameOf(userId), null);
