import { describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from '../../../ui/data/api-client.ts';
import { createRfq, oneOfEach, readRfq, readRfqItems, textsOf } from './api.ts';
import { readOwnRfq } from './own-rfq-data.ts';

const failing = (status: number) =>
  createApiClient(async () => new Response('{"message":"No","code":"no"}', { status }));

describe('reading an RFQ', () => {
  it('API-25 API-27 ERR-31 fails in the words of the contract, with the cause', async () => {
    const [rfq, items] = [readRfq(failing(500), 'x'), readRfqItems(failing(500), 'x')];
    await expect(rfq).rejects.toMatchObject({
      message: 'Failed to fetch RFQ',
      cause: expect.any(ApiError),
    });
    await expect(items).rejects.toMatchObject({ message: 'Failed to fetch RFQ items' });
  });

  it('tells who is signed out from what is missing, and leaves other failures to the page', async () => {
    await expect(readOwnRfq(failing(401), 'x')).rejects.toMatchObject({ status: 401 });
    expect((await readOwnRfq(failing(404), 'x')).data).toEqual({ access: 'missing' });
    expect((await readOwnRfq(failing(422), 'x')).data).toEqual({ access: 'missing' });
    await expect(readOwnRfq(failing(503), 'x')).rejects.toThrow('Failed to fetch RFQ');
  });
});

describe('creating an RFQ', () => {
  it('goes under its key', async () => {
    const sent: RequestInit[] = [];
    const api = createApiClient(async (_path, init) => {
      sent.push(init ?? {});
      return Response.json({ id: 'x' }, { status: 201 });
    });
    await createRfq(api, { title: 'Slab' }, 'key-1');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
      body: '{"title":"Slab"}',
    });
  });
});

it('names of a file are read in texts that are short enough, none lost', () => {
  const names = Array.from({ length: 500 }, (_none, place) => `${place} `.padEnd(200, 'x'));
  const texts = textsOf(names);
  expect(texts.every((text) => text.length <= 20_000)).toBe(true);
  expect(texts.join('\n').split('\n')).toEqual(names);
  expect(textsOf([])).toEqual([]);
});

it('what two suppliers sell under one name is suggested once', () => {
  const category = { id: 'c', name: 'Steel', slug: 'steel' };
  const bar = (name: string, productId: string | null) => ({
    name,
    unit: 'bar',
    category,
    productId,
  });
  const found = [
    bar('Y8 bar', null),
    bar('Devki Y8', 'a'),
    bar('DEVKI Y8', 'b'),
    bar('Devki Y10', 'c'),
  ];
  expect(oneOfEach(found).map(({ name }) => name)).toEqual(['Y8 bar', 'Devki Y8', 'Devki Y10']);
});
