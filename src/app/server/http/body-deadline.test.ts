import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addBodyDeadline } from './body-deadline.ts';

/** Sends the head and a part of a body, and waits for what comes back until the connection ends. */
async function trickle(path: string, connection = 'close', rest = true): Promise<string> {
  const app = Fastify();
  addBodyDeadline(app, 30);
  app.post('/form', async () => 'form');
  app.post('/file', { config: { bodyTimeoutMs: 60_000 } }, async () => 'file');
  app.post('/refused', {
    config: { bodyTimeoutMs: 60_000 },
    onRequest: async (_request, reply) => reply.code(403).send('no'),
    handler: async () => 'never',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let answer = '';
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('data', (data) => {
    answer += String(data);
  });
  const body = '{"a":1}';
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: ${connection}\r\n\r\n${body.slice(0, 3)}`,
  );
  if (rest) setTimeout(() => socket.writable && socket.write(body.slice(3)), 200);
  await ended;
  await app.close();
  return answer;
}

describe('a body that trickles in', () => {
  it('is cut off after the time that forms have', async () => {
    expect(await trickle('/form')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is waited for where the route says so', async () => {
    expect(await trickle('/file')).toMatch(/^HTTP\/1.1 200 [\s\S]*file$/);
  });

  it('is not waited for once it was refused', async () => {
    expect(await trickle('/refused', 'keep-alive', false)).toMatch(/^HTTP\/1.1 403 [\s\S]*no$/);
  });
});
