import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { withoutContacts } from '../rules.ts';
import type { Health, ServiceFigure, ServiceHealth } from '../schema.ts';
import type { Figures, OperationsDeps, ServiceCheck } from './ports.ts';
import { type OutcomeRow, selectOutcomes } from './queries/health.ts';

const timeLimitMs = 2_000;
const freshMs = 10_000;

/** How the services do, looked at now: each for two seconds at most, and again after ten. */
export function healthReader({ db, checks }: OperationsDeps): () => Promise<Health> {
  let newest: { readonly at: number; readonly health: Promise<Health> } | null = null;
  return () => {
    if (newest && Date.now() - newest.at < freshMs) return newest.health;
    newest = { at: Date.now(), health: checkAll(db, checks) };
    return newest.health;
  };
}

async function checkAll(db: Kysely<DB>, checks: readonly ServiceCheck[]): Promise<Health> {
  const outcomes = await within(() => selectOutcomes(db)).catch(() => []);
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.service, outcome]));
  const services = await Promise.all(
    checks.map((check) => checkOne(check, outcomeOf.get(check.name))),
  );
  return { checkedAt: new Date().toISOString(), services };
}

async function checkOne(
  { name, isSetUp, isBuiltIn, ask }: ServiceCheck,
  outcome: OutcomeRow | undefined,
): Promise<ServiceHealth> {
  const known = {
    name,
    isBuiltIn: !isSetUp && isBuiltIn,
    figures: [],
    succeededAt: outcome?.succeededAt?.toISOString() ?? null,
    failedAt: outcome?.failedAt?.toISOString() ?? null,
    failingSince: outcome?.failingSince?.toISOString() ?? null,
    failure: outcome?.failure ? withoutContacts(outcome.failure) : null,
  };
  if (!isSetUp && !isBuiltIn) return { ...known, state: 'off' };
  if (!ask) return { ...known, state: stateOf(outcome, known.isBuiltIn) };
  try {
    return { ...known, state: 'works', figures: listed(await within(ask)) };
  } catch (error) {
    const failure = withoutContacts(error instanceof Error ? error.message : 'unknown');
    return { ...known, state: 'failing', failedAt: new Date().toISOString(), failure };
  }
}

function stateOf(outcome: OutcomeRow | undefined, isBuiltIn: boolean) {
  if (outcome?.failingSince) return 'failing';
  return outcome || isBuiltIn ? 'works' : 'unused';
}

const listed = (figures: Figures) =>
  Object.entries(figures).map(([name, value]) => ({ name: name as ServiceFigure, value }));

/** @throws where it takes longer than a page may wait */
async function within<T>(ask: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer in 2 seconds')), timeLimitMs);
  try {
    return await Promise.race([ask(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
