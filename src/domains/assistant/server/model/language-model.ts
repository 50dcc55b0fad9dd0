import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { takeModelCall } from '../queries/model-days.ts';
import { modelCalls } from '../settings.ts';
import { type Endpoint, type Question, UnusableAnswer } from './endpoint.ts';

/** A message waits no longer than this for the model, however often it is asked. */
const timeLimitMs = 12_000;
/** After so many failures in a row nobody waits for the endpoint until it has had time to recover. */
const failuresInARow = 3;
const restMs = 60_000;

export interface ModelDeps {
  readonly db: Kysely<DB>;
  readonly endpoint: Endpoint;
  /** Notes why an answer was not used; never what was asked or answered. */
  readonly noteFailure: (reason: string) => void;
  /** Shorter in tests. */
  readonly timeLimitMs?: number;
}

/** One message's use of the model. */
export interface Talk {
  readonly signal: AbortSignal;
  /** @throws UnusableAnswer where the day's calls are used up; whatever the endpoint throws */
  ask(question: Omit<Question, 'signal'>): Promise<string>;
}

/**
 * The language model within its limits: time, calls a day, and rest while it fails. Everything that
 * goes wrong comes out as null, since the rules have an answer already.
 */
export class LanguageModel {
  readonly #deps: ModelDeps;
  /** Answers by what was asked, which holds nothing personal; suppliers stand in them as labels. */
  readonly #answers = new LRUCache<string, string>({ max: 1_000, ttl: 600_000 });
  #failures = 0;
  #restsUntil = 0;

  constructor(deps: ModelDeps) {
    this.#deps = deps;
  }

  /** Time for one message; `ended` ends with its reader. */
  timeLimit(ended?: AbortSignal): AbortSignal {
    const limit = AbortSignal.timeout(this.#deps.timeLimitMs ?? timeLimitMs);
    return ended ? AbortSignal.any([limit, ended]) : limit;
  }

  /** Does some work with the model; null where it comes to nothing. */
  async use<T>(
    userId: string,
    signal: AbortSignal,
    work: (talk: Talk) => Promise<T>,
  ): Promise<T | null> {
    if (performance.now() < this.#restsUntil) return null;
    try {
      return await work({ signal, ask: (question) => this.#ask(userId, signal, question) });
    } catch (error) {
      this.#deps.noteFailure(reasonOf(error, signal));
      return null;
    }
  }

  /** The answer that came to the same question before, if it is kept. */
  recall(question: unknown): string | null {
    return this.#answers.get(keyOf(question)) ?? null;
  }

  remember(question: unknown, answer: string): void {
    this.#answers.set(keyOf(question), answer);
  }

  async #ask(
    userId: string,
    signal: AbortSignal,
    question: Omit<Question, 'signal'>,
  ): Promise<string> {
    const { db, endpoint } = this.#deps;
    signal.throwIfAborted();
    const limits = await readSetting(db, modelCalls);
    if (!(await takeModelCall(db, userId, limits))) throw new UnusableAnswer('calls used up');
    try {
      const answer = await endpoint.complete({ ...question, signal });
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#noteEndpointFailure(error, signal);
      throw error;
    }
  }

  /** What the model says badly is its own fault alone; what does not come at all is the endpoint's. */
  #noteEndpointFailure(error: unknown, signal: AbortSignal): void {
    const isReaderGone = signal.aborted && (signal.reason as Error)?.name !== 'TimeoutError';
    if (error instanceof UnusableAnswer && error.reason !== 'too slow') return;
    if (isReaderGone) return;
    this.#failures += 1;
    if (this.#failures < failuresInARow) return;
    this.#failures = 0;
    this.#restsUntil = performance.now() + restMs;
  }
}

const keyOf = (question: unknown) =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64');

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof UnusableAnswer) return error.reason;
  if (signal.aborted) return 'too slow';
  const { status } = error as { status?: unknown };
  return typeof status === 'number' ? `HTTP ${status}` : 'unreachable';
}
