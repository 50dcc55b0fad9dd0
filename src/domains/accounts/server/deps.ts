import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Member } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { SupplierFigures } from '../account-schema.ts';
import type { PersonalData } from './own-data/ports.ts';
import type { AvatarDeps } from './people/avatar.ts';

/** A port: what the catalogue knows of a supplier. */
export type ReadSupplierFigures = (supplierId: string) => Promise<SupplierFigures>;

/** A port: whether each of the two has written to the other. */
export type HaveBothWritten = (userId: string, otherId: string) => Promise<boolean>;

export interface AccountsDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  /** Whether the demo accounts exist for anybody. */
  readonly demo: boolean;
  /** Multiplies what one address may try for free; 1 unless a load test runs. */
  readonly rateLimitScale: number;
  /** What codes are hashed with. */
  readonly codeKey: Buffer;
  /** What attempts are counted under, and networks remembered: see throttleKey. */
  readonly attemptKey: Buffer;
  readonly enqueue: Enqueue;
  readonly supplierFigures: ReadSupplierFigures;
  /** What a member may call on their company's account. */
  readonly memberCalls: (member: Member) => readonly string[];
  readonly haveBothWritten: HaveBothWritten;
  /** Seals what the two-step sign-in needs again. */
  readonly secrets: SecretBox;
  readonly avatars: Pick<AvatarDeps, 'uploads' | 'forgetPicture'>;
  /** What the other parts of the product keep about people. */
  readonly personalData: readonly PersonalData[];
}
