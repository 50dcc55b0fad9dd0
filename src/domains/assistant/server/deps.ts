import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { CreateRfq, Rfq } from '../../rfqs/schema.ts';

/** Which draft an RFQ comes from. */
export interface DraftOrigin {
  readonly aiGeneratedId: string;
  /** Runs first in the RFQ's transaction; what it throws stores nothing. */
  take(trx: Transaction<DB>): Promise<void>;
}

export interface Db {
  readonly db: Kysely<DB>;
}

export interface AssistantDeps extends Db {
  /** Port: stores a draft as an RFQ of the actor and tells suppliers. @throws AppError 422 for what is wrong */
  readonly sendRfq: (actor: Actor, request: CreateRfq, origin: DraftOrigin) => Promise<Rfq>;
}
