import { fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import type { FloodOrder } from './login-attempts.ts';
import { type Figure, measure } from './measure.ts';
import { inTurn } from './targets.ts';

/** Sign-ins a second that come beside the lists: somebody tries passwords, or a shop opens. */
const loginsPerSecond = 200;
/** The list may take so many times its calm p99. */
const promisedTimes = 3;
/** Lists a second in both cases: their waiting is compared, not how many there are. */
const listsPerSecond = 100;

export interface FloodFigures {
  readonly calm: Figure;
  readonly flooded: Figure;
  /** The sign-ins, of which most are turned away: that is what protects the lists. */
  readonly logins: Figure;
}

/**
 * The product list at an even pace, first alone, then while sign-ins with wrong passwords come at an
 * even pace too. The accounts exist and change from one call to the next, so that passwords are really
 * hashed.
 */
export async function measureLoginFlood(
  pool: pg.Pool,
  origin: string,
  seconds: number,
): Promise<FloodFigures> {
  const lists = inTurn(['/api/products?sort=name', '/api/products?sort=newest']);
  const readLists = () => measure(origin, lists, seconds, { perSecond: listsPerSecond });
  const flood = startFlood({
    origin,
    perSecond: loginsPerSecond,
    // The lists begin and end within the flood.
    seconds: seconds + 2,
    emails: await emails(pool),
  });
  await measure(origin, lists, 1);
  const calm = await readLists();
  await flood.begin();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const flooded = await readLists();
  return { calm, flooded, logins: await flood.figure };
}

/** A process of its own: what it spends on writing requests must not delay the clock of the lists. */
function startFlood(order: FloodOrder) {
  const child = fork('bench/login-attempts.ts');
  const ready = once(child, 'message');
  child.send(order);
  const figure = (async () => {
    await ready;
    const [answer] = (await once(child, 'message')) as [Figure];
    return answer;
  })();
  return {
    figure,
    begin: async () => {
      await ready;
      child.send('begin');
    },
  };
}

/** The figures as Markdown. */
export function floodTable({ calm, flooded, logins }: FloodFigures): string {
  const line = (what: string, { rate, p50, p99 }: Figure) =>
    `| ${what} | ${rate.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} |`;
  const times = timesCalm({ calm, flooded });
  const verdict = keepsPromise({ calm, flooded }) ? 'kept' : 'MISSED';
  return [
    '## The product list beside a flood of sign-ins',
    '',
    `${loginsPerSecond} sign-ins a second with wrong passwords, on the same process. Promise: the list's p99 stays within ${promisedTimes} times its calm one. Now ${times.toFixed(1)} times: ${verdict}. What is not hashed in time is turned away (503).`,
    '',
    '| what | answers /s | p50 ms | p99 ms |',
    '| --- | ---: | ---: | ---: |',
    line('list, calm', calm),
    line('list, beside the flood', flooded),
    line('sign-ins', logins),
    '',
  ].join('\n');
}

type Lists = Pick<FloodFigures, 'calm' | 'flooded'>;

/** Below two milliseconds a clock of whole ones tells nothing. */
const timesCalm = ({ calm, flooded }: Lists) => flooded.p99 / Math.max(calm.p99, 2);

export const keepsPromise = (lists: Lists) =>
  timesCalm(lists) <= promisedTimes && lists.flooded.failures === 0;

async function emails(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where email is not null order by id limit 500',
  );
  return rows.map(({ email }) => email);
}
