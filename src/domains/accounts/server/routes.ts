import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { personOf, requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { languageOf } from '../../../platform/language.ts';
import { startSession } from '../../../platform/sessions.ts';
import { networkOf } from '../../../shared/network.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import {
  currentUserResponse,
  demoAccountResponse,
  publicUserResponse,
  supplierResponse,
} from '../account-schema.ts';
import { safeNextPath } from '../rules.ts';
import { loginSchema, registerSchema, signInLinkSchema, userIdParamsSchema } from '../schema.ts';
import { staffRoutes } from './admins/staff-routes.ts';
import type { AccountsDeps } from './deps.ts';
import { dataRightsRoutes } from './own-data/routes.ts';
import { actingUser } from './people/current-user.ts';
import { profileRoutes } from './people/profile-routes.ts';
import { recordOwn } from './queries/own-audit.ts';
import { contactProofRoutes, passwordResetRoutes } from './recovery/proof-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { demoAccounts } from './sign-in/demo-accounts.ts';
import { register, signIn, viewSupplier, viewUser } from './sign-in/service.ts';
import { sessionsRoutes } from './sign-in/sessions-routes.ts';
import { twoStepRoutes } from './two-step/two-step-routes.ts';

const tags = ['accounts'];

/** Signing up, in and out, who people are, and what they set for themselves. */
export function accountsRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(async (own) => {
      own.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await own.register(signInRoutes(deps));
      await own.register(signInPageRoute);
      await own.register(peopleRoutes(deps));
      await own.register(passwordResetRoutes(deps));
      await own.register(contactProofRoutes(deps));
      await own.register(profileRoutes(deps));
      await own.register(settingsRoutes(deps));
      await own.register(sessionsRoutes(deps));
      await own.register(twoStepRoutes(deps));
      await own.register(dataRightsRoutes(deps));
      await own.register(staffRoutes(deps));
    });
    await app.register(publicRoutes(deps));
  };
}

function signInRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/register',
      {
        schema: {
          tags,
          summary: 'Create an account and sign in',
          body: registerSchema,
          response: { 201: currentUserResponse },
        },
        config: { access: 'public', limit: 'auth' },
      },
      async (request, reply) => {
        const place = { network: networkOf(request.ip), language: languageOf(request) };
        const user = await register(deps, request.body, place);
        await startSession(request, user.id);
        return reply.code(201).send(user);
      },
    );

    app.post(
      '/api/login',
      {
        schema: {
          tags,
          summary: 'Sign in',
          body: loginSchema,
          response: { 200: currentUserResponse },
        },
        config: { access: 'public', limit: 'auth' },
      },
      async (request) => {
        return signIn(deps, request.body, networkOf(request.ip), async (userId) => {
          await startSession(request, userId);
          await request.session.save();
        });
      },
    );

    app.post(
      '/api/logout',
      {
        schema: { tags, summary: 'Sign out', response: { 204: nothing } },
        config: { access: 'public', limit: 'write' },
      },
      async (request, reply) => {
        if (request.actor) await recordOwn(deps.db, personOf(request.actor), 'sign_out');
        await app.endSession(request, reply);
        return reply.code(204).send(null);
      },
    );
  };
}

/** The address that leads to the sign-in from anywhere, and back afterwards; at once where that is done. */
const signInPageRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/login',
    {
      schema: {
        tags,
        summary: 'Go to the sign-in page',
        querystring: signInLinkSchema,
        response: { 302: nothing },
      },
      config: { access: 'public', limit: 'read' },
    },
    async (request, reply) => {
      const next = safeNextPath(request.query.next ?? pageBefore(request));
      // Who is signed in, in another tab perhaps, has nothing to do there. Pages send nobody here who is.
      if (request.actor) return reply.redirect(next);
      return reply.redirect(next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
    },
  );
};

/** Who was sent to the sign-in without a word of where from was on the page that the browser names. */
function pageBefore(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === request.host ? url.pathname + url.search : undefined;
}

function peopleRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/user',
      {
        schema: {
          tags,
          summary: 'The current user',
          response: { 200: currentUserResponse },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true },
      },
      async (request) => actingUser(deps, requireActor(request)),
    );

    app.get(
      '/api/users/:id',
      {
        schema: {
          tags,
          summary: 'A user, as visible to you',
          params: userIdParamsSchema,
          response: { 200: z.union([currentUserResponse, publicUserResponse]) },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true },
      },
      async (request) => viewUser(deps, requireActor(request), request.params.id),
    );
  };
}

function publicRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/suppliers/:id',
      {
        schema: {
          tags,
          summary: 'A supplier',
          params: userIdParamsSchema,
          response: { 200: supplierResponse },
        },
        config: { access: 'public', limit: 'read', keptForVisitors: true },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await viewSupplier(deps, request.params.id))),
    );

    app.get(
      '/api/demo-accounts',
      {
        schema: {
          tags,
          summary: 'Demo accounts. Empty outside demo mode',
          response: { 200: listOf(demoAccountResponse) },
        },
        config: { access: 'public', limit: 'read' },
      },
      async (request, reply) => sendRead(request, reply, asAnswer(deps.demo ? demoAccounts : [])),
    );
  };
}
