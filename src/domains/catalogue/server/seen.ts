import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { maySeeProduct } from '../rules.ts';
import { selectListing, selectViewer } from './queries/seen.ts';

/** Whether the actor and somebody else both see this product. */
export async function isSeenByBoth(
  db: Kysely<DB>,
  actor: Actor,
  peerId: string,
  productId: string,
): Promise<boolean> {
  const product = await selectListing(db, productId);
  if (!product || !maySeeProduct(actor, product)) return false;
  return maySeeProduct(await selectViewer(db, peerId), product);
}
