import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { AppError } from '../../../shared/errors.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import * as schemas from '../schema.ts';
import { type ApprovalDeps, approve, decline, listRequests } from './approvals.ts';
import * as team from './service.ts';

const tags = ['teams'];
const access = { access: ['contractor'], wrongRole: 'only_contractors_team' } as const;
const read = { ...access, limit: 'read', untagged: true } as const;
const write = { ...access, limit: 'write' } as const;
const params = schemas.teamParamsSchema;

/** Who may act for a company, and for which companies one may. */
export function teamRoutes(deps: team.TeamDeps & ApprovalDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook(
      'preValidation',
      malformedIdsAre((url) => new AppError(404, missingAt(url))),
    );
    await app.register(companyRoutes(deps));
    await app.register(memberRoutes(deps));
    await app.register(personRoutes(deps));
    await app.register(approvalRoutes(deps));
  };
}

function missingAt(url: string) {
  if (url.includes('/requests/')) return 'approval_not_found';
  return url.includes('/invitations/') ? 'invitation_gone' : 'member_not_found';
}

function companyRoutes(deps: team.TeamDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/team',
      {
        config: read,
        schema: {
          tags,
          summary: 'Who acts for your company, and who is invited to',
          response: { 200: schemas.teamResponse },
        },
      },
      async (request) => team.readTeam(deps, requireActor(request)),
    );

    app.post(
      '/api/team/invitations',
      {
        config: { ...write, limit: 'message', idempotent: true },
        schema: {
          tags,
          summary: 'Invite a person to act for your company',
          body: schemas.invitationSchema,
          response: { 201: schemas.teamResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await team.invite(deps, requireActor(request), request.body)),
    );

    app.delete(
      '/api/team/invitations/:id',
      {
        config: write,
        schema: { tags, summary: 'Withdraw an invitation', params, response: { 204: nothing } },
      },
      async (request, reply) => {
        await team.withdrawInvitation(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}

function memberRoutes(deps: team.TeamDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/team/members/:id',
      {
        config: write,
        schema: {
          tags,
          summary: 'Change what a member may do and spend',
          params,
          body: schemas.memberRightsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await team.changeMember(deps, requireActor(request), request.params.id, request.body);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/team/members/:id',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove a member, who can act for you no more from then on',
          params,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await team.removeMember(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}

function personRoutes(deps: team.TeamDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/team/invitation',
      {
        config: { access: 'public', limit: 'auth', untagged: true },
        schema: {
          tags,
          summary: 'What the link of an invitation offers',
          querystring: schemas.joinSchema,
          response: { 200: schemas.offeredResponse },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return team.readInvitation(deps, request.query.token);
      },
    );

    app.post(
      '/api/team/join',
      {
        config: write,
        schema: {
          tags,
          summary: 'Accept an invitation',
          body: schemas.joinSchema,
          response: { 200: schemas.offeredResponse },
        },
      },
      async (request) => team.join(deps, requireActor(request), request.body.token),
    );

    app.get(
      '/api/team/companies',
      {
        config: read,
        schema: {
          tags,
          summary: 'Companies that you may act for',
          response: { 200: schemas.companiesResponse },
        },
      },
      async (request) => team.readCompanies(deps, requireActor(request)),
    );

    app.put(
      '/api/team/acting',
      {
        config: write,
        schema: {
          tags,
          summary: 'Act for a company on this device, or for your own account again',
          body: schemas.actingSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        const who = { sid: request.session.sessionId, actor: requireActor(request) };
        await team.actFor(deps, who, request.body.companyId);
        return reply.code(204).send(null);
      },
    );
  };
}

function approvalRoutes(deps: ApprovalDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/team/requests',
      {
        config: read,
        schema: {
          tags,
          summary:
            'Orders above a limit: those of your members, or yours while you act for a company',
          response: { 200: listOf(schemas.requestResponse) },
        },
      },
      async (request) => listRequests(deps, requireActor(request)),
    );

    app.post(
      '/api/team/requests/:id/approve',
      {
        config: write,
        schema: {
          tags,
          summary:
            'Approve an order above a limit. It is placed as it was asked for, or not at all',
          params,
          response: { 200: schemas.approvedResponse },
        },
      },
      async (request) => approve(deps, requireActor(request), request.params.id),
    );

    app.post(
      '/api/team/requests/:id/decline',
      {
        config: write,
        schema: {
          tags,
          summary: 'Decline an order above a limit. The buyer reads the reason',
          params,
          body: schemas.declineSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        await decline(deps, requireActor(request), params.id, body.reason);
        return reply.code(204).send(null);
      },
    );
  };
}
