import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../../shared/errors.ts';
import { receiveCallback } from './collecting/callbacks.ts';
import type { CollectDeps } from './deps.ts';

/** Larger than anything that a provider sends. */
const bodyLimit = 32_768;
const taken = z.strictObject({ ResultCode: z.int(), ResultDesc: z.string() });
const config = { access: 'public', limit: 'message' } as const;

type WebhookDeps = Pick<CollectDeps, 'db' | 'enqueue' | 'settings'> & {
  readonly callbackSecret: string;
};

/** What providers tell us. It is stored as it came and answered at once; what follows is a job's work. */
export function paymentWebhooks(deps: WebhookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    takeAnyBody(app);
    for (const name of ['mpesa', 'paybill'] as const) {
      app.post(
        `/api/webhooks/${name}/:secret`,
        {
          bodyLimit,
          schema: {
            tags: ['payments'],
            summary:
              name === 'mpesa'
                ? 'What M-Pesa says of a request, a look-up or a reversal'
                : 'What M-Pesa says of a payment by paybill',
            params: z.object({ secret: z.string() }),
            response: { 200: taken },
          },
          config,
          onRequest: async (request) => requireSender(request, deps),
        },
        async (request, reply) => answer(deps, 'mpesa', request, reply),
      );
    }
    app.post(
      '/api/webhooks/paystack',
      {
        bodyLimit,
        schema: {
          tags: ['payments'],
          summary: 'What Paystack says of a payment or a refund, signed by it',
          response: { 200: taken },
        },
        config,
      },
      async (request, reply) => {
        requireSignature(request, deps);
        return answer(deps, 'paystack', request, reply);
      },
    );
  };
}

/** Whatever it is called: the bytes count, for the signature and for what is kept of it. */
function takeAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

async function answer(
  deps: WebhookDeps,
  provider: 'mpesa' | 'paystack',
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = typeof request.body === 'string' ? request.body.replaceAll('\0', '') : '';
  await receiveCallback(deps, provider, { body, source: request.ip });
  return reply.send({ ResultCode: 0, ResultDesc: 'Accepted' });
}

/** Who does not know the path, or is not where it should be, finds nothing there. */
function requireSender(request: FastifyRequest, { callbackSecret, settings }: WebhookDeps): void {
  const { secret } = request.params as { readonly secret: string };
  const isKnown = isSame(secret, callbackSecret);
  const { sources } = settings;
  if (!isKnown || (sources.length > 0 && !sources.includes(request.ip))) {
    throw new AppError(404, 'not_found');
  }
}

function requireSignature(request: FastifyRequest, { settings: { paystack } }: WebhookDeps): void {
  if (!paystack) throw new AppError(404, 'not_found');
  const body = typeof request.body === 'string' ? request.body : '';
  const expected = createHmac('sha512', paystack.secretKey).update(body).digest('hex');
  const given = request.headers['x-paystack-signature'];
  if (typeof given !== 'string' || !isSame(given, expected)) throw new AppError(404, 'not_found');
}

/** In the same time whatever is given. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) =>
    createHmac('sha256', 'compare').update(text).digest(),
  );
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
