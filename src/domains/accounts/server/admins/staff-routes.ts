import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import {
  appointmentSchema,
  staffChangeSchema,
  staffMemberResponse,
  staffParamsSchema,
} from '../../staff-schema.ts';
import { appoint, changeStaffRole, listStaff, removeStaff, type StaffDeps } from './staff.ts';

const tags = ['Admin'];
const owners = { access: ['admin'], staff: [] } as const;
const params = staffParamsSchema;
const done = { 204: nothing };

/** The team, as owners keep it. */
export function staffRoutes(deps: StaffDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/staff',
      {
        schema: { tags, summary: 'The team', response: { 200: listOf(staffMemberResponse) } },
        config: { ...owners, limit: 'read', untagged: true },
      },
      async (request) => listStaff(deps, requireActor(request)),
    );

    app.post(
      '/api/admin/staff',
      {
        schema: { tags, summary: 'Appoint', body: appointmentSchema, response: done },
        config: { ...owners, limit: 'write' },
      },
      async (request, reply) => {
        await appoint(deps, requireActor(request), request.body);
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/api/admin/staff/:id',
      {
        schema: {
          tags,
          summary: 'Give a member another role',
          params,
          body: staffChangeSchema,
          response: done,
        },
        config: { ...owners, limit: 'write' },
      },
      async (request, reply) => {
        const { params: member, body } = request;
        await changeStaffRole(deps, requireActor(request), member.id, body.staffRole);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/admin/staff/:id',
      {
        schema: { tags, summary: 'Remove from the team', params, response: done },
        config: { ...owners, limit: 'write' },
      },
      async (request, reply) => {
        await removeStaff(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
