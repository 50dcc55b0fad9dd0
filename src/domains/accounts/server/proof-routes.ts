import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unauthorized } from '../../../shared/errors.ts';
import { networkOf } from '../../../shared/network.ts';
import {
  confirmContactSchema,
  contactProofSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '../schema.ts';
import { confirmContact, readContacts, requestContactProof } from './contact-proof.ts';
import { forgotPassword, resetPassword } from './password-reset.ts';
import type { AccountsDeps } from './service.ts';

const tags = ['accounts'];

/** Forgotten passwords, and proofs that a contact is one's own. */
export function proofRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/password/forgot',
      {
        schema: { tags, summary: 'Ask for a new password', body: forgotPasswordSchema },
        config: { access: 'public', limit: 'auth' },
      },
      async (request, reply) => {
        await forgotPassword(deps, request.body, networkOf(request.ip));
        return reply.code(202).send();
      },
    );

    app.post(
      '/api/password/reset',
      {
        schema: { tags, summary: 'Choose a new password', body: resetPasswordSchema },
        config: { access: 'public', limit: 'auth' },
      },
      async (request, reply) => {
        await resetPassword(deps, request.body, networkOf(request.ip));
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/contact-proof',
      {
        schema: { tags, summary: 'Which of your contacts are proven' },
        config: { access: 'signed-in', limit: 'read' },
      },
      async (request) => {
        if (!request.actor) throw unauthorized();
        return readContacts(deps, request.actor);
      },
    );

    app.post(
      '/api/contact-proof',
      {
        schema: { tags, summary: 'Ask for a link or code', body: contactProofSchema },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) => {
        if (!request.actor) throw unauthorized();
        await requestContactProof(deps, request.actor, request.body.channel);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/contact-proof/confirm',
      {
        schema: { tags, summary: 'Prove a contact', body: confirmContactSchema },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) => {
        if (!request.actor) throw unauthorized();
        await confirmContact(deps, request.actor, request.body);
        return reply.code(204).send();
      },
    );
  };
}
