import autocannon from 'autocannon';
import type { Calls } from './targets.ts';

export interface Figure {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const usualConnections = 16;

/**
 * Sends the calls for some seconds, from one process beside the server, and counts the answers; as fast
 * as they come, or `perSecond` of them.
 */
export async function measure(
  origin: string,
  { next, variety }: Calls,
  seconds: number,
  options: { readonly perSecond?: number; readonly connections?: number } = {},
): Promise<Figure> {
  const result = await autocannon({
    url: origin,
    connections: options.connections ?? usualConnections,
    duration: seconds,
    ...(options.perSecond === undefined ? {} : { overallRate: options.perSecond }),
    // Written out beforehand: what the load generator spends, the server beside it lacks.
    setupClient: (client) => client.setRequests(Array.from({ length: variety }, next)),
  });
  return {
    rate: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
