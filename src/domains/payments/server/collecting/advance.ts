import { transact } from '../../../../platform/transact.ts';
import { lockOrderUnseen } from '../../../orders/server/public.ts';
import { type ProviderStep, paymentMachine, providerSteps } from '../../rules.ts';
import type { CollectDeps, Providers } from '../deps.ts';
import { advanceRequest, handleCallback } from '../job-definitions.ts';
import type { Outcome, Provider, ProviderName } from '../providers/provider.ts';
import { selectUnhandled } from '../queries/callbacks.ts';
import { lockPayment, markCollected } from '../queries/payments.ts';
import {
  claimRequest,
  type RequestOfPayment,
  scheduleCheck,
  selectRequest,
  updateRequest,
} from '../queries/requests.ts';
import { creditPayment } from './credit.ts';

/** After so long without a reply nobody can say whether a request was taken. */
const lostAfterSeconds = 30;
/** A request that a provider says nothing about is asked for so long. */
const forgottenAfterSeconds = 86_400;

/** What became of a request: its end is known, or it is asked for again later. */
export type Advanced = 'settled' | 'waiting';

interface Again {
  /** Also where it has ended: something new was said about it. */
  readonly again?: boolean;
  /** The number that came with what was said. */
  readonly receipt?: string | null;
}

export function providerOf(providers: Providers, name: ProviderName): Provider {
  const provider = providers[name];
  if (!provider) throw new Error(`${name} is not set up`);
  return provider;
}

/**
 * Takes a request as far as it goes now: it is sent, then its provider is asked how it went. Whoever calls it, and
 * however often: each step is written down before the next, and money is credited once.
 */
export async function advance(
  deps: CollectDeps,
  paymentId: string,
  { again = false, receipt = null }: Again = {},
): Promise<Advanced> {
  const request = await selectRequest(deps.db, paymentId);
  if (!request || (request.state === 'ended' && !again)) return 'settled';
  const provider = providerOf(deps.providers, request.provider);
  if (request.state === 'new') return send(deps, provider, request);
  if (request.state === 'sending' && !again) {
    if (request.askedSecondsAgo < lostAfterSeconds) return later(deps, request, lostAfterSeconds);
    await updateRequest(deps.db, paymentId, { state: 'asked' });
  }
  const askedAt = new Date();
  const outcome = await outcomeOf(provider, request);
  if (outcome.kind === 'waiting') await updateRequest(deps.db, paymentId, { waitingAt: askedAt });
  return settle(deps, request, outcome, receipt);
}

async function send(
  deps: CollectDeps,
  provider: Provider,
  request: RequestOfPayment,
): Promise<Advanced> {
  const { paymentId } = request;
  if (request.status !== 'pending') {
    await updateRequest(deps.db, paymentId, { state: 'ended' });
    return 'settled';
  }
  if (!(await claimRequest(deps.db, paymentId))) return 'waiting';
  deps.step?.('request claimed');
  const asked = await provider.ask(request).catch(() => null);
  deps.step?.('request sent');
  if (asked === null) return later(deps, request, lostAfterSeconds);
  if (asked.kind === 'refused') return end(deps, request, 'fail', asked.code);
  const { requestId, payUrl } = asked;
  await transact(deps.db, async (trx) => {
    await updateRequest(trx, paymentId, { state: 'asked', requestId, payUrl });
    // What came before this reply was laid aside.
    for (const callbackId of await selectUnhandled(trx, requestId)) {
      await deps.enqueue(trx, handleCallback, { callbackId });
    }
  });
  deps.step?.('reply stored');
  return later(deps, request, 5);
}

/** What cannot be asked now is asked later. */
const outcomeOf = (provider: Provider, request: RequestOfPayment): Promise<Outcome> =>
  provider.check(request).catch(() => ({ kind: 'unknown' as const }));

async function settle(
  deps: CollectDeps,
  request: RequestOfPayment,
  outcome: Outcome,
  receipt: string | null,
): Promise<Advanced> {
  deps.step?.('status known');
  const { ageSeconds, isDoubted, status } = request;
  if (outcome.kind === 'paid' && !isDoubted) {
    const { amount } = outcome;
    await creditPayment(deps, request, { amount, receipt: outcome.receipt ?? receipt });
    return 'settled';
  }
  if (outcome.kind === 'failed') return end(deps, request, 'fail', outcome.code);
  if (ageSeconds > forgottenAfterSeconds) return end(deps, request, 'expire', null);
  if (ageSeconds > deps.settings.expireSeconds && status === 'pending') {
    await end(deps, request, 'expire', null, { isLast: false });
  }
  return later(deps, request, Math.min(5 * 2 ** request.checks, 3_600));
}

/** A payment that comes to nothing, as far as anybody knows. */
async function end(
  deps: CollectDeps,
  { paymentId, orderId }: RequestOfPayment,
  step: Exclude<ProviderStep, 'credit'>,
  resultCode: string | null,
  { isLast = true } = {},
): Promise<Advanced> {
  await transact(deps.db, async (trx) => {
    await lockOrderUnseen(trx, orderId);
    const { status, method } = await lockPayment(trx, null, paymentId);
    if (isLast) await updateRequest(trx, paymentId, { state: 'ended' });
    if (resultCode !== null && status !== 'confirmed') {
      await updateRequest(trx, paymentId, { resultCode });
    }
    const facts = { decidedBy: null, role: null, method };
    if (paymentMachine.transitionError(step, status, facts) !== null) return;
    await markCollected(trx, { orderId, paymentId }, providerSteps[step].to);
  });
  deps.step?.('end stored');
  return 'settled';
}

async function later(
  deps: CollectDeps,
  { paymentId }: RequestOfPayment,
  startAfterSeconds: number,
): Promise<Advanced> {
  await transact(deps.db, async (trx) => {
    await scheduleCheck(trx, paymentId, startAfterSeconds);
    await deps.enqueue(trx, advanceRequest, { paymentId }, { startAfterSeconds });
  });
  return 'waiting';
}
