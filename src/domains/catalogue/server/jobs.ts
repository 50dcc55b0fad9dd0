import type { Jobs } from '../../../platform/jobs.ts';
import type { CatalogueDeps } from './deps.ts';
import { importProductsLater } from './imports/job-definitions.ts';
import { carryOutImport } from './imports/service.ts';

/** Says how the catalogue's jobs are done. */
export function handleCatalogueJobs(jobs: Jobs, deps: CatalogueDeps): void {
  jobs.handle(importProductsLater, ({ importId }, { signal }) =>
    carryOutImport(deps, importId, signal),
  );
}
