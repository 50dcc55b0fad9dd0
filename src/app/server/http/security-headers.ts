import type { FastifyInstance } from 'fastify';

/** One year, as browsers ask for it. */
const hstsSeconds = 31_536_000;

/** What an answer is: a page, a file that is the same for everybody (no session is read), or data. */
export type AnswerKind = 'page' | 'file' | 'data';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `data` where a route does not say. */
    answer?: AnswerKind;
  }
}

/** Headers of every answer, whatever it is. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Of data and refusals: opened as a page they may load nothing, and nobody may frame them. */
export const dataHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Of pages; each answer adds its policy with a nonce (see pagePolicy). */
const pageHeaders = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=()',
} as const;

const headersOf = { page: pageHeaders, file: everywhere, data: dataHeaders } as const;

/**
 * Gives every answer the headers of its kind. A page loads some thirty files: what means something
 * for pages alone would cost a slow phone half a kilobyte with each of them.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  const secure = app.publicOrigin.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf[request.routeOptions.config?.answer ?? 'data']);
    if (secure)
      reply.header('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
  });
}

/** What names a page's inline scripts: its own nonce, or the scripts' hashes as in `sha256-…`. */
export interface PagePolicy {
  /** Also lets style elements stand that the page adds itself. */
  readonly nonce: string;
  /** Where given, no other inline script runs, not even one with the nonce. */
  readonly scriptHashes?: readonly string[];
  readonly dev?: boolean;
  /** What pages talk to besides this site's own calls: its sockets, a bucket for files. */
  readonly connectTo: readonly string[];
}

/** No inline script runs but the page's own; style attributes are React's and Radix's. */
export function pagePolicy({ nonce, scriptHashes, connectTo, dev = false }: PagePolicy): string {
  const own = scriptHashes ?? [`nonce-${nonce}`];
  const script = dev ? "'unsafe-inline'" : own.map((source) => `'${source}'`).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A PDF that the page itself has read, of a request to be verified.
    'frame-src blob:',
    "font-src 'self'",
    ["connect-src 'self'", ...(dev ? ['ws:'] : []), ...connectTo].join(' '),
    // Vite waits in a worker for a server that restarts.
    ...(dev ? ['worker-src blob:'] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
