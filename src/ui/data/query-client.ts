import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { type ApiClient, apiPath, browserApi } from './api-client.ts';

/** What a read makes of 401: null ("nobody is signed in"), or an error like any other failure. */
export type On401 = 'returnNull' | 'throw';

export interface ReadOptions {
  readonly on401?: On401;
  readonly api?: ApiClient;
}

/**
 * The default read: its key's segments joined are the path, and an object at the key's end is the
 * query (`['/api/rfqs', id]`, `['/api/products', { search: 'nails' }]`). Answers parsed JSON.
 * @throws ApiError for every non-success answer that `on401` does not take
 */
export function readFunction(options: ReadOptions = {}): QueryFunction<unknown, QueryKey> {
  const { on401 = 'throw', api = browserApi } = options;
  return ({ queryKey }) => {
    const path = pathOf(queryKey);
    return on401 === 'returnNull' ? api.getOrNull(path) : api.get(path);
  };
}

type QueryValue = string | number | boolean | null | undefined;

function pathOf(key: QueryKey): string {
  const segments = key.filter(
    (part): part is string | number => typeof part === 'string' || typeof part === 'number',
  );
  const last = key.at(-1);
  const query = typeof last === 'object' && last !== null ? last : {};
  return apiPath(segments, query as Record<string, QueryValue>);
}

export interface ClientOptions extends ReadOptions {
  /** What a read does without a connection, for what shows nothing of the device: both come when it is back. */
  readonly offline?: 'wait' | 'fail';
}

/**
 * Defaults of all data: nothing refetches by itself, nothing grows
 * stale, nothing is retried. What a write changes, the write invalidates.
 */
export function createQueryClient(options: ClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFunction(options),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: options.offline === 'fail' ? 'offlineFirst' : 'online',
      },
      mutations: { retry: false },
    },
  });
}
