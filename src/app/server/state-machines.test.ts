import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disputeMachine } from '../../domains/deliveries/dispute-rules.ts';
import { returnMachine } from '../../domains/deliveries/return-rules.ts';
import { deliveryMachine } from '../../domains/deliveries/rules.ts';
import { requestMachine } from '../../domains/orders/request-rules.ts';
import { orderMachine } from '../../domains/orders/rules.ts';
import { paymentMachine } from '../../domains/payments/rules.ts';
import { quotationMachine } from '../../domains/quotations/rules.ts';
import { rfqMachine } from '../../domains/rfqs/rules.ts';
import { refusals } from '../../messages/en/refusals.ts';

/** As far as the properties below go: the names are those of each machine. */
interface AnyMachine {
  readonly states: readonly string[];
  readonly names: readonly string[];
  isStepOf(step: string, actor: string): boolean;
  transitionError(step: string, state: string, facts: unknown): string | null;
  stepsOf(state: string, actor: string, facts: unknown): readonly string[];
  nextStates(state: string, actor?: string): readonly string[];
}

const amount = fc.constantFrom('0.00', '0.01');
const party = fc.constantFrom('buyer', 'seller', 'admin');
const machines = [
  ['rfq', rfqMachine, ['owner'], fc.constant(undefined)],
  [
    'quotation',
    quotationMachine,
    ['supplier', 'owner'],
    fc.constantFrom('open', 'closed', 'awarded'),
  ],
  [
    'payment',
    paymentMachine,
    ['buyer', 'seller', 'admin', 'provider'],
    fc.record({ decidedBy: party, role: party, method: fc.constantFrom('bank', 'mpesa') }),
  ],
  ['dispute', disputeMachine, ['opener', 'other', 'admin'], fc.constant(undefined)],
  [
    'delivery',
    deliveryMachine,
    ['buyer', 'seller', 'driver'],
    fc.record({ linkNo: fc.integer({ min: 1, max: 5 }) }),
  ],
  ['return', returnMachine, ['buyer', 'seller'], fc.constant(undefined)],
  ['request', requestMachine, ['asker', 'other', 'order'], fc.constant(undefined)],
  [
    'order',
    orderMachine,
    ['buyer', 'seller', 'system'],
    fc.record({ amountPaid: amount, amountPending: amount, amountHeld: amount }),
  ],
] as unknown as readonly (readonly [
  string,
  AnyMachine,
  readonly string[],
  fc.Arbitrary<unknown>,
])[];

describe.each(machines)('the states of a %s', (name, machine, actors, facts) => {
  it('change by the steps that are offered, and every refusal has a code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...machine.states),
        fc.constantFrom(...machine.names),
        fc.constantFrom(...actors),
        facts,
        (state, step, actor, known) => {
          const error = machine.transitionError(step, state, known);
          const isOffered = machine.stepsOf(state, actor, known).includes(step);
          expect(isOffered).toBe(machine.isStepOf(step, actor) && error === null);
          const codes = [`${name}_${error}`, error];
          if (error) expect(codes.some((code) => code && Object.hasOwn(refusals, code))).toBe(true);
        },
      ),
    );
  });

  it('lead nowhere else, and the states of an actor are among those of all', () => {
    for (const state of machine.states) {
      const all = machine.nextStates(state);
      expect(all).not.toContain(state);
      for (const one of all) expect(machine.states).toContain(one);
      for (const actor of actors)
        expect(all).toEqual(expect.arrayContaining([...machine.nextStates(state, actor)]));
    }
  });
});
