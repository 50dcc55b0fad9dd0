import { setTimeout } from 'node:timers/promises';
import { type Connection, closeCodes } from './connection.ts';

/** Open sockets of one account; more are refused. */
export const mostPerAccount = 10;
const goodbyeMs = 1_000;
const lookMs = 50;

/** The sockets of this process, by account. */
export class Connections {
  readonly #byUser = new Map<string, Set<Connection>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  hasRoom(userId: string): boolean {
    return (this.#byUser.get(userId)?.size ?? 0) < mostPerAccount;
  }

  add(connection: Connection): void {
    const own = this.#byUser.get(connection.actor.id);
    if (own) own.add(connection);
    else this.#byUser.set(connection.actor.id, new Set([connection]));
    this.#count += 1;
  }

  remove(connection: Connection): void {
    const own = this.#byUser.get(connection.actor.id);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.#byUser.delete(connection.actor.id);
    this.#count -= 1;
  }

  of(userId: string): ReadonlySet<Connection> | undefined {
    return this.#byUser.get(userId);
  }

  *all(): Generator<Connection> {
    for (const own of this.#byUser.values()) yield* own;
  }

  /** The sign-ins that have a socket here. */
  sids(): string[] {
    return [...new Set(Array.from(this.all(), ({ sid }) => sid))];
  }

  closeSessions(ended: ReadonlySet<string>): void {
    for (const connection of [...this.all()]) {
      if (ended.has(connection.sid)) connection.close(closeCodes.signedOut, 'Signed out');
    }
  }

  /** Says goodbye to all, and cuts off who does not answer. */
  async closeAll(): Promise<void> {
    for (const connection of [...this.all()]) {
      connection.close(closeCodes.goingAway, 'The server restarts');
    }
    for (let waited = 0; this.#count > 0 && waited < goodbyeMs; waited += lookMs) {
      await setTimeout(lookMs);
    }
    for (const connection of [...this.all()]) connection.cut();
  }
}
