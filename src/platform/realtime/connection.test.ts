import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';
import { cut, Joiner } from './parts.ts';

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

it('texts of any length and script come whole through parts of less than 8,000 bytes', () => {
  const joiner = new Joiner();
  for (const text of ['', 'short', 'ß😀"\\'.repeat(5_000)]) {
    const json = JSON.stringify({ text });
    const parts = cut(json);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8_000);
    const joined = parts.map((part) => joiner.add(part));
    expect(joined.slice(0, -1)).toEqual(joined.slice(0, -1).map(() => null));
    expect(JSON.parse(joined.at(-1) ?? '')).toEqual({ text });
  }
});

it('parts of several texts may mix; a text whose beginning was missed is dropped, as is nonsense', () => {
  const joiner = new Joiner();
  const [a, b] = [cut(`"${'a'.repeat(9_000)}"`), cut(`"${'b'.repeat(9_000)}"`)];
  expect(joiner.add(a[1] ?? '')).toBeNull();
  expect([a[0], b[0], a[1]].map((part) => joiner.add(part ?? '')).at(-1)).toContain('aaa');
  joiner.forget();
  expect(joiner.add(b[1] ?? '')).toBeNull();
  expect(joiner.add('nonsense')).toBeNull();
  expect(joiner.add('id:0:99999:x')).toBeNull();
});
