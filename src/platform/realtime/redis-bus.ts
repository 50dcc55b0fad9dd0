import { Redis } from 'ioredis';
import { describeError, type Log } from '../log.ts';
import type { Bus, Delivery } from './bus.ts';

const channel = 'jengasoko:realtime';
const connectMs = 5_000;
const commandMs = 2_000;
const longestWaitMs = 2_000;

/** Frames by publish and subscribe of Redis, which several processes share. */
export function redisBus(url: string, log: Log): Bus {
  const options = {
    lazyConnect: true,
    connectTimeout: connectMs,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, longestWaitMs),
  };
  // What cannot be sent at once is worth nothing later: pages ask by themselves.
  const sender = new Redis(url, {
    ...options,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
  });
  const report = (error: Error) => log.error({ error: describeError(error) }, 'redis');
  sender.on('error', report);
  const connected = sender.connect().catch(() => undefined);
  return {
    async publish(deliveries) {
      if (deliveries.length === 0) return;
      try {
        await connected;
        await sender.publish(channel, JSON.stringify(deliveries));
      } catch (error) {
        log.error({ error: describeError(error) }, 'frames were not published');
      }
    },
    async subscribe({ onDeliveries, onGap }) {
      const receiver = new Redis(url, { ...options, autoResubscribe: false });
      receiver.on('error', report);
      receiver.on('message', (_channel, json: string) =>
        onDeliveries(JSON.parse(json) as Delivery[]),
      );
      receiver.on('ready', () => void receiver.subscribe(channel).then(onGap, report));
      receiver.connect().catch(() => undefined);
      return async () => receiver.disconnect();
    },
    async close() {
      sender.disconnect();
    },
  };
}
