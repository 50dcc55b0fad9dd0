import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from './api-client.ts';
import { createQueryClient, readFunction } from './query-client.ts';

function recordingApi(status: number, body: string) {
  const paths: string[] = [];
  const api = createApiClient(async (path) => {
    paths.push(path);
    return new Response(body, { status });
  });
  return { api, paths };
}

describe('default read', () => {
  it('API-04 joins the key segments into the path', async () => {
    const { api, paths } = recordingApi(200, '{}');
    const client = createQueryClient({ api });
    await client.fetchQuery({ queryKey: ['/api/rfqs', 'a b', 'items'] });
    await client.fetchQuery({ queryKey: ['/api/products', { search: 'nails & pins', sort: '' }] });
    expect(paths).toEqual(['/api/rfqs/a%20b/items', '/api/products?search=nails+%26+pins']);
  });
  it('API-05 answers the parsed JSON', async () => {
    const { api } = recordingApi(200, '{"count":3}');
    const client = createQueryClient({ api });
    expect(await client.fetchQuery({ queryKey: ['/api/cart/count'] })).toEqual({ count: 3 });
  });
  it('fails at once without a connection where it is told to, and waits elsewhere', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    onlineManager.setOnline(false);
    try {
      const queryKey = ['/api/rfqs'];
      const api = createApiClient(offline);
      const failing = createQueryClient({ api, offline: 'fail' });
      await expect(failing.fetchQuery({ queryKey })).rejects.toThrow();
      const waiting = createQueryClient({ api });
      void waiting.prefetchQuery({ queryKey });
      expect(waiting.getQueryState(queryKey)?.fetchStatus).toBe('paused');
    } finally {
      onlineManager.setOnline(true);
    }
  });
  it('API-06 does not retry', async () => {
    const { api, paths } = recordingApi(500, '{"message":"Broken"}');
    const client = createQueryClient({ api });
    await expect(client.fetchQuery({ queryKey: ['/api/rfqs'] })).rejects.toThrow(
      '500: {"message":"Broken"}',
    );
    expect(paths).toHaveLength(1);
  });
  it('API-08 fails on 401 unless told to answer null', async () => {
    const { api } = recordingApi(401, '{"message":"Unauthorized"}');
    const failing = createQueryClient({ api });
    await expect(failing.fetchQuery({ queryKey: ['/api/user'] })).rejects.toBeInstanceOf(ApiError);
    const queryFn = readFunction({ on401: 'returnNull', api });
    expect(await failing.fetchQuery({ queryKey: ['/api/user'], queryFn })).toBeNull();
    const lenient = createQueryClient({ on401: 'returnNull', api });
    expect(await lenient.fetchQuery({ queryKey: ['/api/user'] })).toBeNull();
  });
  it('API-08 "return null" is about 401 only', async () => {
    const { api } = recordingApi(500, '');
    const client = createQueryClient({ on401: 'returnNull', api });
    await expect(client.fetchQuery({ queryKey: ['/api/user'] })).rejects.toBeInstanceOf(ApiError);
  });
});

describe('defaults', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  it('API-07 writes are not retried', async () => {
    expect(mutations?.retry).toBe(false);
    const { api, paths } = recordingApi(500, '');
    const client = createQueryClient({ api });
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => api.write('POST', '/api/contact', {}) });
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(ApiError);
    expect(paths).toHaveLength(1);
  });
  it('CONST-17, CONST-18, CONST-19 nothing refetches by itself or grows stale', () => {
    expect(queries?.refetchInterval).toBe(false);
    expect(queries?.refetchOnWindowFocus).toBe(false);
    expect(queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
  });
});
