import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { networkOf } from '../../../../shared/network.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import { contactResponse } from '../../account-schema.ts';
import {
  confirmContactSchema,
  contactProofSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { confirmContact, readContacts, requestContactProof } from './contact-proof.ts';
import { forgotPassword, resetPassword } from './password-reset.ts';

const tags = ['accounts'];

/** Forgotten passwords. */
export function passwordResetRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/password/forgot',
      {
        schema: {
          tags,
          summary: 'Ask for a new password',
          body: forgotPasswordSchema,
          response: { 202: nothing },
        },
        config: { access: 'public', limit: 'auth' },
      },
      async (request, reply) => {
        await forgotPassword(deps, request.body, networkOf(request.ip));
        return reply.code(202).send(null);
      },
    );

    app.post(
      '/api/password/reset',
      {
        schema: {
          tags,
          summary: 'Choose a new password',
          body: resetPasswordSchema,
          response: { 204: nothing },
        },
        config: { access: 'public', limit: 'auth' },
      },
      async (request, reply) => {
        await resetPassword(deps, request.body, networkOf(request.ip));
        return reply.code(204).send(null);
      },
    );
  };
}

/** Proofs that a contact is one's own. */
export function contactProofRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/contact-proof',
      {
        schema: {
          tags,
          summary: 'Which of your contacts are confirmed',
          response: { 200: listOf(contactResponse) },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true, personal: true },
      },
      async (request) => {
        return readContacts(deps, requireActor(request));
      },
    );

    app.post(
      '/api/contact-proof',
      {
        schema: {
          tags,
          summary: 'Ask for a link or code',
          body: contactProofSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) => {
        await requestContactProof(deps, requireActor(request), request.body.channel);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/contact-proof/confirm',
      {
        schema: {
          tags,
          summary: 'Confirm a contact',
          body: confirmContactSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) => {
        await confirmContact(deps, requireActor(request), request.body);
        return reply.code(204).send(null);
      },
    );
  };
}
