import type { Role } from '../shared/roles.ts';

/** Who is asking: set on every request by the sessions of the platform, null without a session. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
