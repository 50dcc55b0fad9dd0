import * as z from 'zod/mini';
import { listOf } from '../../../../shared/responses.ts';
import { newKey } from '../../../../ui/data/sending-key.ts';
import { lacksSchema } from '../counts-state.ts';

/** What a driver entered: it stays on the phone until it has arrived. */

const photoSchema = z.object({ clientId: z.string(), blob: z.instanceof(Blob) });
export type DraftPhoto = z.infer<typeof photoSchema>;

export const draftSchema = z.object({
  lacks: lacksSchema,
  pin: z.string(),
  photos: listOf(photoSchema),
  /** Under which name it waits to be sent; null while it is entered. */
  sending: z.nullable(z.object({ clientId: z.string(), withPin: z.boolean() })),
});
export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = { lacks: {}, pin: '', photos: [], sending: null };

export const draftName = (deliveryId: string) => `deliveries.driver.${deliveryId}`;

/** A name that only this phone gives, as the server wants it. */
export const newClientId = (): string =>
  newKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
