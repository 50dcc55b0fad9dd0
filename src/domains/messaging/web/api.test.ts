import { expect, it } from 'vitest';
import { createApiClient } from '../../../ui/data/api-client.ts';
import { readProduct, readThreadPage } from './api.ts';

const answering = (status: number, body: unknown) =>
  createApiClient(async () => new Response(JSON.stringify(body), { status }));

it('API-44 a conversation that could not be read is "Failed to fetch messages"', async () => {
  const failing = answering(500, { message: 'Something else' });
  await expect(readThreadPage(failing, 'peer')).rejects.toThrow(/^Failed to fetch messages$/);
  const signedOut = answering(401, { message: 'Unauthorized' });
  await expect(readThreadPage(signedOut, 'peer')).rejects.toMatchObject({ isUnauthorized: true });
});

it('a product is read as the card that a message shows', async () => {
  const product = { id: 'p', name: 'Simiti', price: '750.00', unit: 'bag', stockQuantity: 4 };
  const images = ['/media/key/960.webp', '/media/other/960.webp'];
  expect(await readProduct(answering(200, { ...product, images }), 'p')).toEqual({
    id: 'p',
    name: 'Simiti',
    price: '750.00',
    unit: 'bag',
    image: '/media/key',
  });
  expect(await readProduct(answering(200, { ...product, images: [] }), 'p')).toMatchObject({
    image: null,
  });
});
