import { type ApiClient, ApiError, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { OrderSummary } from '../../orders/schema.ts';
import type { Rfq } from '../../rfqs/schema.ts';
import type { Project, SiteOrder } from '../schema.ts';

const path = '/api/projects';

/** The reader's projects; null for who is no contractor. */
export const readProjects = (api: ApiClient): Promise<readonly Project[] | null> =>
  api.get<Project[]>(path).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  });

/** What a choice is made from: none where they could not be read. */
export const readChoices = (api: ApiClient): Promise<readonly Project[]> =>
  readProjects(api).then(
    (projects) => projects ?? [],
    () => [],
  );

const atOnce = 20;

/** A project, its RFQs and its orders; null where there is none to see. */
export async function readProjectPage(api: ApiClient, id: string) {
  const listed = { projectId: id, limit: atOnce };
  try {
    const project = await api.get<Project>(apiPath([path, id]));
    const [rfqs, orders] = await Promise.all([
      api.getPage<Rfq>(apiPath(['/api/rfqs'], listed)),
      api.getPage<OrderSummary>(apiPath(['/api/orders'], listed)),
    ]);
    return { project, rfqs, orders };
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
    throw error;
  }
}

/** What is typed, before the schema reads it. */
export interface ProjectDraft {
  readonly name: string;
  readonly county: string;
  readonly town: string;
  readonly budget: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export const createProject = (draft: ProjectDraft & { readonly takeOff: string | null }) =>
  browserApi.write<Project>('POST', path, draft);

export const editProject = (id: string, draft: ProjectDraft & { readonly isClosed: boolean }) =>
  browserApi.write<Project>('PUT', apiPath([path, id]), draft);

export const ordersCsv = (id: string) => apiPath([path, id, 'orders.csv']);

export const chooseProject = (what: 'rfqs' | 'orders', id: string, projectId: string | null) =>
  browserApi.write('PUT', apiPath(['/api', what, id, 'project']), { projectId });

/** What comes to the reader's sites. */
export const readSiteOrders = (api: ApiClient) => api.get<SiteOrder[]>('/api/site-orders');

/** Null where it comes to none of them. */
export const readSiteOrder = (api: ApiClient, id: string): Promise<SiteOrder | null> =>
  api.get<SiteOrder>(apiPath(['/api/site-orders', id])).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
