import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../shared/errors.ts';
import type { Role } from '../shared/roles.ts';

/** Who is asking: set on every request by the sessions of the platform, null without a session. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  /** An admin who has yet to set up two-step sign-in: nothing of an admin's is open before. */
  readonly needsTwoStep?: boolean;
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
