import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../shared/errors.ts';
import type { Role, StaffRole } from '../shared/roles.ts';

/** Who is asking: set on every request by the sessions of the platform, null without a session. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  /** An admin's, and nobody else's. */
  readonly staffRole?: StaffRole;
  /** An admin who has yet to set up two-step sign-in: nothing of an admin's is open before. */
  readonly needsTwoStep?: boolean;
  /** The admin who looks at the product as this account, which changes nothing. */
  readonly viewer?: Viewer;
  /** Who is signed in, where they act for a company: then `id` is the company's account. */
  readonly personId?: string;
  /** As what they act for it. Which calls are open to whom: app/server/http/member-calls.ts. */
  readonly member?: Member;
}

export interface Viewer {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly until: string;
}

export interface Member {
  readonly role: 'buyer' | 'viewer' | 'foreman';
  /** KES, decimal strings; null for no limit. */
  readonly orderLimit: string | null;
  readonly monthLimit: string | null;
  /** The sites of a foreman, who sees nothing of others. */
  readonly projectIds: readonly string[];
}

/** The person's own account, whomever they act for. */
export const personOf = ({ id, personId = id }: Actor): string => personId;

const acting = new AsyncLocalStorage<string>();

/** Everything that `work` begins is done by this person for a company; the audit trail names them. */
export const actAs = (personId: string, work: () => void): void => acting.run(personId, work);

/** Who is at work for a company; undefined where an account acts for itself. */
export const personAtWork = (): string | undefined => acting.getStore();

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Who is asking, on a route that nobody calls without a session. @throws AppError 401 without one */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
