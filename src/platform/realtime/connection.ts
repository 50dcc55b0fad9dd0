import type { WebSocket } from 'ws';
import type { Actor } from '../actor.ts';

/** How long the other side may take to answer a goodbye. */
const goodbyeMs = 2_000;
/** How much of what a socket was sent may wait for a slow reader, in bytes. */
const mostBuffered = 1_048_576;
/** Frames that a socket may send at once, and how fast that fills up again. */
const burst = 60;
const perSecond = 5;
/** So many frames that nobody can read, or that come too fast, close a socket. */
const mostStrikes = 20;

export const closeCodes = {
  /** The server stops: come back soon. */
  goingAway: 1001,
  /** Too much, or too much nonsense. */
  abuse: 1008,
  /** The sign-in ended: do not come back without another. */
  signedOut: 4401,
} as const;

/** One open socket. Thousands are open at once: it holds numbers, and no function of its own. */
export class Connection {
  readonly socket: WebSocket;
  readonly actor: Actor;
  readonly sid: string;
  lastHeard: number;
  #strikes = 0;
  #budget = burst;
  #budgetAt: number;

  constructor(socket: WebSocket, { actor, sid }: { actor: Actor; sid: string }, now: number) {
    this.socket = socket;
    this.actor = actor;
    this.sid = sid;
    this.lastHeard = now;
    this.#budgetAt = now;
  }

  /** Sends ready JSON, or cuts off who does not read. */
  send(json: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > mostBuffered) this.cut();
    else this.socket.send(json);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Who does not answer the goodbye is cut off. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.cut(), goodbyeMs).unref();
  }

  /** At once, without a goodbye that nobody would read. */
  cut(): void {
    this.socket.terminate();
  }

  /** Whether one more frame may be dealt with now. One too many is dropped and counts as abuse. */
  takeTurn(now: number): boolean {
    this.#budget = Math.min(burst, this.#budget + ((now - this.#budgetAt) / 1_000) * perSecond);
    this.#budgetAt = now;
    if (this.#budget < 1) {
      this.strike();
      return false;
    }
    this.#budget -= 1;
    return true;
  }

  /** Counts a frame that could not be read; the last straw closes the socket. */
  strike(): void {
    this.#strikes += 1;
    if (this.#strikes === mostStrikes) this.close(closeCodes.abuse, 'Too many bad messages');
  }
}
