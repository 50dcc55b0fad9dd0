import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { transact } from '../../../platform/transact.ts';
import { continueMerge } from './categories/service.ts';
import { findAllDuplicates } from './duplicates/queries.ts';
import { findDuplicatesDaily, finishMerge } from './job-definitions.ts';

/** Says how the catalogue's jobs are done. */
export function handleCatalogueJobs(jobs: Jobs, { db }: { readonly db: Kysely<DB> }): void {
  jobs.handle(finishMerge, ({ categoryId }, { signal }) =>
    continueMerge(db, categoryId, () => {
      signal.throwIfAborted();
      return true;
    }),
  );
  jobs.handle(findDuplicatesDaily, () => transact(db, findAllDuplicates));
}
