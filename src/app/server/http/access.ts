import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../../messages/refusals.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { AuditEntry } from '../../../platform/audit.ts';
import { AppError, unauthorized } from '../../../shared/errors.ts';
import { isEntrusted, type Role, type StaffRole } from '../../../shared/roles.ts';
import { isMemberCall } from './member-calls.ts';
import { withoutSecret } from './secret-paths.ts';

/** Who may call a route, and how often: declared beside its path. */
export type Access = 'public' | 'signed-in' | readonly Role[];
export type Limit =
  | 'read'
  | 'search'
  | 'write'
  | 'auth'
  | 'media'
  | 'health'
  | 'document'
  | 'comparison'
  | 'message';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    limit?: Limit;
    /** Which admins may, beside owners. Nothing said: of a route for admins none, of one for all who are signed in each. */
    staff?: readonly StaffRole[];
    /** Said to a signed-in person of another role. */
    wrongRole?: Extract<RefusalCode, `only_${string}`>;
    /** Not for whoever only looks at the product as somebody: messages, secrets, what is the person's own. */
    personal?: boolean;
    /** Ends such a look, which changes nothing else. */
    endsView?: boolean;
    /** A read that is noted or stores something, so that it is asked for from our own pages alone. */
    changesState?: boolean;
  }
}

/** Writes an entry of the audit log. */
type Note = (entry: AuditEntry) => Promise<void>;

/**
 * A route below /api without a declared access does not start. The check runs before the body is
 * read, so that a stranger learns nothing from validation (order: session, role, object, body).
 */
export function addAccessControl(app: FastifyInstance, note: Note): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    if (route.config?.access === undefined || route.config.limit === undefined) {
      throw new Error(
        `${String(route.method)} ${route.url} does not declare who may call it and how often`,
      );
    }
  });
  app.addHook('preParsing', async (request) => {
    checkOrigin(request, app.publicOrigin);
    checkAccess(request);
    await checkViewer(request, note);
  });
  // What an admin reads is other people's, what a member reads is the company's: neither the browser nor its
  // service worker keeps any of it.
  app.addHook('onSend', async (request, reply) => {
    const { role, viewer, member } = request.actor ?? {};
    if (role !== 'admin' && !viewer && !member) return;
    reply.headers({ 'cache-control': 'no-store', 'x-offline-copy': 'never' });
  });
}

function checkAccess(request: FastifyRequest): void {
  const access = request.routeOptions.config.access ?? 'public';
  if (access === 'public') return;
  if (!request.actor) throw unauthorized();
  const { role, member } = request.actor;
  if (member && !isMemberCall(member, request.method, request.routeOptions.url ?? '')) {
    throw new AppError(403, 'member_may_not');
  }
  if (access !== 'signed-in' && !access.includes(role)) {
    throw new AppError(403, request.routeOptions.config.wrongRole ?? 'forbidden');
  }
  if (role !== 'admin') return;
  const { staff = access === 'signed-in' ? null : [] } = request.routeOptions.config;
  if (staff) checkStaff(request.actor, staff);
}

function checkStaff({ needsTwoStep, staffRole }: Actor, staff: readonly StaffRole[]): void {
  if (needsTwoStep) throw new AppError(403, 'two_step_required');
  if (!isEntrusted(staffRole, staff)) throw new AppError(403, 'not_your_staff_role');
}

/** What an admin sees who looks at the product as somebody else: nothing personal, and each read is written down. */
async function checkViewer(request: FastifyRequest, note: Note): Promise<void> {
  const { actor, method, routeOptions } = request;
  if (!actor?.viewer || routeOptions.config.endsView) return;
  const { access, answer, personal, changesState } = routeOptions.config;
  if (!safeMethods.has(method) || changesState) throw new AppError(403, 'view_only');
  if (personal) throw new AppError(403, 'closed_to_viewers');
  if ((access === undefined || access === 'public') && answer !== 'page') return;
  const [path = ''] = request.url.split('?');
  await note({
    actorId: actor.viewer.id,
    action: 'view_as.read',
    targetType: 'user',
    targetId: actor.id,
    details: { path: withoutSecret(path) },
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cross-site request forgery: an unsafe call from another site is refused by its Origin and by
 * Sec-Fetch-Site. Calls without either do not come from a browser's page.
 */
function checkOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method) && !request.routeOptions.config.changesState) return;
  if (request.routeOptions.config.access === undefined) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const sameSite = site === undefined || site === 'same-origin' || site === 'none';
  if (sameSite && (origin === undefined || isOwnOrigin(origin, request, publicOrigin))) return;
  throw new AppError(403, 'foreign_origin');
}

/** As isOwnOrigin, for a socket: of its request no more is known than the host. */
export function isOwnHost(origin: string, host: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  const own = URL.parse(origin);
  return own !== null && own.host === host && own.protocol === new URL(publicOrigin).protocol;
}

/**
 * The address people use, or the one this request was sent to (a laptop reached by its IP); what a
 * header says was asked of somebody else does not count.
 */
function isOwnOrigin(origin: string, request: FastifyRequest, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  try {
    const { host, protocol } = new URL(origin);
    return host === request.headers.host && protocol === `${request.protocol}:`;
  } catch {
    return false;
  }
}
