import autocannon from 'autocannon';
import pg from 'pg';
import { signInContractors } from './contractors.ts';
import { type Databases, demoSize } from './databases.ts';
import { startNode } from './servers.ts';

/** Messages as people write them; each is another one, so that nothing is warm but the facts. */
const messages = [
  'nahitaji mifuko {n} ya simiti na nondo Y12 pcs 60 Kitengela by Friday',
  'I need {n} bags of cement delivered to Kasarani',
  'foundation for a 3 bedroom bungalow in Kenol, {n} sqm, what materials do I need?',
  'price ya mabati gauge 30 pcs {n} Thika',
  '{n} litres of emulsion paint white and 5 rollers, Nakuru next week',
  'tafadhali nitafutie tank 5000l moja na pipe 20mm pcs {n} hapa Kisumu',
  'RFQ: ballast 20mm {n} tonnes; river sand 14 tonnes; hardcore 1 lorry; BRC A142 3 rolls, Machakos',
  'which cement is better for a slab of {n} sqm, 32.5 or 42.5?',
  'cypress 6x2 {n} ft, 4x2 200 ft, roofing nails 10kg, budget 150k Eldoret',
  'nataka misumari ya paa kilo {n} na gutter',
];
/** Milliseconds in which 95 of 100 answers come, by products in the catalogue. */
const promises: Readonly<Record<number, number>> = { [demoSize]: 100, 100000: 300 };
/** One message after the other: how long a person waits, not how many are served. */
const connections = 1;
const warmUpSeconds = 3;
const seconds = 10;

interface Options {
  readonly databases: Databases;
  readonly secret: string;
  readonly settings: (url: string) => Record<string, string>;
  readonly log: (line: string) => void;
}

/** How fast the assistant answers without a language model. @returns whether every promise is kept */
export async function benchAssistant({ databases, secret, settings, log }: Options) {
  let isKept = true;
  for (const [size, promise] of Object.entries(promises)) {
    const url = await databases.create(Number(size));
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const [contractor] = await signInContractors(pool, secret).finally(() => pool.end());
    const app = await startNode(['src/app/server/main.ts'], {
      ready: '/readyz',
      env: settings(url),
    });
    await answersIn(app.origin, contractor?.cookie ?? '', warmUpSeconds);
    const { latency, ...result } = await answersIn(app.origin, contractor?.cookie ?? '', seconds);
    await app.stop();
    const failures = result.non2xx + result.errors + result.timeouts;
    isKept &&= latency.p97_5 <= promise && failures === 0;
    log(
      `assistant, ${size} products: p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms (promised: p95 ≤ ${promise} ms), ${result.requests.total} answers, ${failures} failures`,
    );
  }
  return isKept;
}

function answersIn(origin: string, cookie: string, duration: number) {
  let count = 0;
  const next = () => {
    count += 1;
    const message = (messages[count % messages.length] ?? '').replace('{n}', String(count));
    return {
      method: 'POST' as const,
      path: '/api/ai/chat',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ message }),
    };
  };
  return autocannon({
    url: origin,
    connections,
    duration,
    setupClient: (client) => client.setRequests(Array.from({ length: 500 }, next)),
  });
}
