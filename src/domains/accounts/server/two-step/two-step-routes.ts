import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { nothing } from '../../../../shared/responses.ts';
import {
  recoveryCodesResponse,
  twoStepSetupResponse,
  twoStepStateResponse,
} from '../../account-schema.ts';
import { totpBeginSchema, totpConfirmSchema, twoStepProofSchema } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import {
  confirmTwoStep,
  removeTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  twoStepState,
} from './two-step.ts';

const tags = ['accounts'];

/** Two-step sign-in: setting it up, confirming it with a first code, and switching it off. */
export function twoStepRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(setUpRoutes(deps));
    await app.register(changeRoutes(deps));
  };
}

function setUpRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/settings/totp',
      {
        schema: {
          tags,
          summary: 'Status of your two-step sign-in',
          response: { 200: twoStepStateResponse },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true, personal: true },
      },
      async (request) => twoStepState(deps, requireActor(request)),
    );

    app.post(
      '/api/settings/totp',
      {
        schema: {
          tags,
          summary: 'Start two-step sign-in. Returns the secret for your app',
          body: totpBeginSchema,
          response: { 200: twoStepSetupResponse },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request) => setUpTwoStep(deps, requireActor(request), request.body),
    );

    app.post(
      '/api/settings/totp/confirm',
      {
        schema: {
          tags,
          summary: 'Switch on two-step sign-in with a first code',
          body: totpConfirmSchema,
          response: { 200: recoveryCodesResponse },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request) => {
        const { sessionId } = request.session;
        return confirmTwoStep(deps, requireActor(request), request.body.code, sessionId);
      },
    );
  };
}

/** What takes both steps: whoever changes them has to show them. */
function changeRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/settings/totp/recovery-codes',
      {
        schema: {
          tags,
          summary: 'Replace your recovery codes',
          body: twoStepProofSchema,
          response: { 200: recoveryCodesResponse },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request) => renewRecoveryCodes(deps, requireActor(request), request.body),
    );

    app.delete(
      '/api/settings/totp',
      {
        schema: {
          tags,
          summary: 'Switch off two-step sign-in',
          body: twoStepProofSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) => {
        await removeTwoStep(deps, requireActor(request), request.body);
        return reply.code(204).send(null);
      },
    );
  };
}
