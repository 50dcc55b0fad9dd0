import type { Jobs } from '../../../platform/jobs.ts';
import type { CatalogueDeps } from '../../catalogue/server/public.ts';
import { importProductsLater, importRetries, tidyImportsDaily } from './imports/job-definitions.ts';
import { carryOutImport, giveUpImport, tidyImports } from './imports/later.ts';

/** Says how the jobs of selling are done. */
export function handleSellingJobs(jobs: Jobs, deps: CatalogueDeps): void {
  jobs.handle(importProductsLater, async ({ importId }, { retry, signal }) => {
    try {
      await carryOutImport(deps, importId, signal);
    } catch (error) {
      if (retry >= importRetries) await giveUpImport(deps, importId);
      throw error;
    }
  });
  jobs.handle(tidyImportsDaily, () => tidyImports({ ...deps, enqueue: jobs.enqueue }));
}
