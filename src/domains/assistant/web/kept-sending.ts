import * as z from 'zod/mini';
import { readStored, store } from '../../../ui/data/device-store.ts';
import { newKey } from '../../../ui/data/sending-key.ts';

/** A message that is being sent. Sent again under its id it is one message, and answered as it was. */
export interface Sending {
  readonly id: string;
  readonly message: string;
}

const newId = () => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The sending of a message: the one before where that was the same message, and was not answered. */
export const sendingOf = (before: Sending | null, message: string): Sending =>
  before?.message === message ? before : { id: newId(), message };

const schema: z.ZodMiniType<Sending> = z.object({ id: z.guid(), message: z.string() });

/** What an account sent and saw no answer to, on this device. */
const keyOf = (userId: string) => `assistant-sending-${userId}`;

export const keptSending = (userId: string): Sending | null =>
  schema.safeParse(readStored(keyOf(userId))).data ?? null;

export const keepSending = (userId: string, sending: Sending | null): void =>
  store(keyOf(userId), sending);
