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
}

export interface Viewer {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly until: string;
}

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
