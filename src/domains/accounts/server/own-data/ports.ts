import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { AppError } from '../../../../shared/errors.ts';

export type Trx = Transaction<DB>;

/** One kind of record kept about people, as their export shows it. */
export interface PersonalRecords {
  /** Its key in the export: "favourites". */
  readonly name: string;
  /** All of `userId`'s, in parts: there may be more than fit into memory. Values are plain JSON. */
  read(trx: Trx, userId: string): AsyncIterable<object>;
}

/**
 * A port: what a part of the product keeps about people. Each domain gives one, so that an export is
 * whole and a deletion leaves nothing behind.
 */
export interface PersonalData {
  readonly records: readonly PersonalRecords[];
  /** What has to end before the account can go, as a refusal; null where nothing stands against it. */
  readonly obstacle?: (trx: Trx, userId: string) => Promise<AppError | null>;
  /**
   * Deletes what belongs to the person alone, and takes the person out of what others or the tax law
   * need. Runs inside the deletion's transaction; the row of `users` stays, without a name.
   */
  erase(trx: Trx, userId: string): Promise<void>;
}

/** How many rows one part of a read brings. */
export const partSize = 500;
