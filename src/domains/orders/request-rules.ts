import { type Step, stateMachine } from '../../shared/state-machine.ts';
import type { OrderStatus } from './rules.ts';

/** What one side of a confirmed order asks of the other: to call it off, or to change it. */

export const requestKinds = ['cancel', 'change'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStatuses = ['open', 'accepted', 'refused', 'withdrawn', 'lapsed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Who asked, who is asked, and the order itself, which may go on before anybody answers. */
export type RequestActor = 'asker' | 'other' | 'order';

export const requestSteps = {
  accept: { from: ['open'], to: 'accepted', by: ['other'] },
  refuse: { from: ['open'], to: 'refused', by: ['other'] },
  withdraw: { from: ['open'], to: 'withdrawn', by: ['asker'] },
  /** What was asked is too late: the goods have left, or the order is off. */
  lapse: { from: ['open'], to: 'lapsed', by: ['order'] },
} as const satisfies Readonly<Record<string, Step<RequestStatus, RequestActor>>>;
export const requestMachine = stateMachine({ states: requestStatuses, steps: requestSteps });
/** What a person may do about one. */
export const requestAnswers = ['accept', 'refuse', 'withdraw'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

/** Of one side about one order: each tells the other side. */
export const mostRequests = 20;

/** Before that, one side calls an order off alone; after it, the goods are on their way. */
export const isRequestable = (status: OrderStatus) => status === 'confirmed';
