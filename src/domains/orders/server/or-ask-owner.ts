import type { Actor } from '../../../platform/actor.ts';
import type { OrderDeps } from './deps.ts';
import type { MemberRequest } from './ports.ts';

/** Does `work`, where members act for companies as the port of that says. */
export const orAskOwner = <Answer>(
  { orAskOwner: port }: Pick<OrderDeps, 'orAskOwner'>,
  actor: Actor,
  asked: MemberRequest,
  work: () => Promise<Answer>,
): Promise<Answer> => (port && actor.member ? port(actor, asked, work) : work());
