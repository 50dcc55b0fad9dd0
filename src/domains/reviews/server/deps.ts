import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { Notices, ReportReview } from './ports.ts';

export interface ReviewDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  readonly uploads: Pick<Uploads, 'prepare' | 'claim' | 'publish' | 'release'>;
  /** A port: forgets what was rendered of a picture that is gone or hidden. */
  readonly forgetPicture: (mediaKey: string) => Promise<void>;
  readonly notify: Notices;
  readonly reportReview: ReportReview;
}
