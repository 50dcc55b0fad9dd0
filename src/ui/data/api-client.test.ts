import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from './api-client.ts';

let answers: (Response | Error)[] = [];
let keys: (string | null)[] = [];
const api = createApiClient(async (_path, init) => {
  keys.push(new Headers(init?.headers).get('idempotency-key'));
  const answer = answers.shift() ?? Response.json({}, { status: 201 });
  if (answer instanceof Error) throw answer;
  return answer;
});
beforeEach(() => {
  answers = [];
  keys = [];
});

const create = (quantity = 1) => api.write('POST', '/api/cart', { quantity });
const lost = () => new TypeError('Failed to fetch');

describe('a refusal', () => {
  it.each([
    [401, '{"message":"Unauthorized","code":"unauthorized"}', true],
    [401, '{"message":"Unauthorized"}', true],
    [401, '', true],
    [401, '{"message":"Invalid credentials","code":"invalid_credentials"}', false],
    [403, '{"message":"401: Unauthorized","code":"unauthorized"}', false],
    [500, 'Unauthorized', false],
  ])('ERR-03 of %i with %j says that nobody is signed in: %s', (status, body, isUnauthorized) => {
    const error = new ApiError(status, body, 'Unauthorized');
    expect(error.isUnauthorized).toBe(isUnauthorized);
    expect(error.message).toBe(`${status}: ${body || 'Unauthorized'}`);
  });
});

describe('a POST', () => {
  it('that no answer came to keeps its name when it is sent again', async () => {
    answers = [lost(), lost()];
    await expect(create()).rejects.toThrow(TypeError);
    await expect(create()).rejects.toThrow(TypeError);
    await create();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('that was answered is another one the next time, refused or not', async () => {
    answers = [Response.json({}), Response.json({ message: 'No' }, { status: 409 })];
    await create();
    await expect(create()).rejects.toMatchObject({ status: 409 });
    await create();
    expect(new Set(keys).size).toBe(3);
  });

  it('that is still being carried out keeps its name', async () => {
    const underway = { message: 'Wait', code: 'still_underway' };
    answers = [lost(), Response.json(underway, { status: 409 })];
    await expect(create()).rejects.toThrow(TypeError);
    await expect(create()).rejects.toMatchObject({ status: 409 });
    await create();
    expect(new Set(keys).size).toBe(1);
  });

  it('API-57 succeeds by its status alone, whatever comes with it', async () => {
    answers = [new Response('', { status: 200 }), new Response(null, { status: 204 })];
    await expect(create()).resolves.toBeNull();
    await expect(create()).resolves.toBeNull();
  });

  it('for something else has another name, and reads and changes have none', async () => {
    answers = [lost()];
    await expect(create(1)).rejects.toThrow(TypeError);
    await create(2);
    expect(keys[1]).not.toBe(keys[0]);
    await api.write('PUT', '/api/cart/1', { quantity: 2 });
    await api.get('/api/cart');
    expect(keys.slice(2)).toEqual([null, null]);
  });
});
