import type { FastifyInstance } from 'fastify';

/** One year, as browsers ask for it. */
const hstsSeconds = 31_536_000;

/** Headers of every answer, whatever it is. */
export const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Headers of every answer. Pages carry their own Content-Security-Policy with a nonce (see
 * pagePolicy); everything else may load nothing at all.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  const secure = app.publicOrigin.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(plainHeaders);
    if (secure)
      reply.header('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
  });
}

/** No inline script runs but those with this answer's nonce; style attributes are React's and Radix's. */
export function pagePolicy(nonce: string, options: { dev: boolean }): string {
  const script = options.dev ? `'self' 'unsafe-inline'` : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${script}`,
    options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    options.dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
