import type pg from 'pg';
import { listen } from '../listen.ts';
import { describeError, type Log } from '../log.ts';
import type { Bus, Delivery } from './bus.ts';
import { cut, Joiner } from './parts.ts';
import { together } from './together.ts';

const channel = 'realtime';

/** Frames by LISTEN and NOTIFY: nothing to set up besides the database. */
export function notifyBus(options: {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Log;
}): Bus {
  const { pool, databaseUrl, log } = options;
  const notify = async (deliveries: readonly Delivery[]) => {
    try {
      await pool.query({
        name: 'realtime-notify',
        text: `select pg_notify('${channel}', part) from unnest($1::text[]) as part`,
        values: [cut(deliveries)],
      });
    } catch (error) {
      log.error({ error: describeError(error) }, 'frames were not published');
    }
  };
  const publish = together(notify);
  return {
    publish: async (deliveries) => {
      if (deliveries.length > 0) await publish(deliveries);
    },
    async subscribe({ onDeliveries, onGap }) {
      const joiner = new Joiner();
      const listening = await listen(databaseUrl, channel, {
        onPayload(payload) {
          const json = joiner.add(payload);
          if (json !== null) onDeliveries(JSON.parse(json) as Delivery[]);
        },
        onOpen() {
          joiner.forget();
          onGap();
        },
      });
      return () => listening.close();
    },
    close: async () => undefined,
  };
}
