import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { FailedJob, Health, JobKind, JobStep } from '../schema.ts';

/** How the services do; a reading is at most ten seconds old. @throws ApiError 401, 403 */
export const readHealth = (api: ApiClient) => api.get<Health>('/api/admin/health');

/** Kinds with failed jobs first. @throws ApiError 401, 403 */
export const readJobKinds = (api: ApiClient) => api.get<readonly JobKind[]>('/api/admin/jobs');

/** @throws ApiError 404 where it has not failed */
export const readJob = (api: ApiClient, id: string): Promise<FailedJob> =>
  api.get<FailedJob>(apiPath(['/api/admin/jobs', id]));

/** @throws ApiError 404 where it has not failed */
export const stepJob = (id: string, step: JobStep) =>
  browserApi.write('POST', apiPath(['/api/admin/jobs', id, step]));

/** All of a kind that failed. */
export const stepJobsOf = (name: string, step: JobStep) =>
  browserApi.write<{ changed: number }>('POST', apiPath(['/api/admin/job-kinds', name, step]));
