import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';

function fakeSocket() {
  const log: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (json: string) => log.push(json),
    terminate: () => log.push('cut'),
    close: (code: number) => log.push(`closed ${code}`),
  };
  const ticket = { sid: 's', actor: { id: 'u', role: 'contractor' as const } };
  return { log, socket, connection: new Connection(socket as unknown as WebSocket, ticket, 0) };
}

it('who does not read is cut off once more than 1 MB waits, not before', () => {
  const { log, socket, connection } = fakeSocket();
  socket.bufferedAmount = 1_048_576;
  connection.send('a');
  socket.bufferedAmount += 1;
  connection.send('b');
  socket.readyState = 3;
  connection.send('c');
  expect(log).toEqual(['a', 'cut']);
});

it('frames come in a burst, then at a pace; what is too much counts, and the last straw closes', () => {
  const { log, connection } = fakeSocket();
  const taken = Array.from({ length: 70 }, () => connection.takeTurn(0));
  expect(taken.filter(Boolean)).toHaveLength(60);
  expect(connection.takeTurn(1_000)).toBe(true);
  for (let i = 0; i < 30; i += 1) connection.takeTurn(1_000);
  expect(log).toEqual(['closed 1008']);
});
