import { once } from 'node:events';
import { measure } from './measure.ts';
import type { Call } from './targets.ts';

/** What the measurement says to this process; it answers when it is ready, and with the figure. */
export interface FloodOrder {
  readonly origin: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly emails: readonly string[];
}

const connections = 100;

const [order] = (await once(process, 'message')) as [FloodOrder];
let count = 0;
const next = (): Call => {
  count += 1;
  return {
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: order.emails[count % order.emails.length],
      password: `a wrong password ${count}`,
    }),
  };
};
process.send?.('ready');
await once(process, 'message');
const { origin, perSecond, seconds } = order;
process.send?.(await measure(origin, { next, variety: 20 }, seconds, { perSecond, connections }));
process.disconnect();
