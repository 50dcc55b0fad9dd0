import { readStored, store } from '../../../ui/data/device-store.ts';

/** Which conversation this device resumes, for each account. */
const nameOf = (userId: string) => `assistant-session-${userId}`;
/** Instead of a conversation, where another one is begun here on purpose. */
const begunAnew = '';

export function keptSession(userId: string): string | null {
  const kept = readStored(nameOf(userId));
  return typeof kept === 'string' && kept !== begunAnew ? kept : null;
}

/** Whether this device knows nothing of this account's conversations: another one may. */
export const isFirstHere = (userId: string): boolean => readStored(nameOf(userId)) === null;

export const keepSession = (userId: string, id: string): void => store(nameOf(userId), id);

export const beginAnew = (userId: string): void => store(nameOf(userId), begunAnew);

/** What is kept is gone. */
export const forgetSession = (userId: string): void => store(nameOf(userId), null);
