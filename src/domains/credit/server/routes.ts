import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { sendTable } from '../../../platform/csv.ts';
import { languageOf } from '../../../platform/language.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { fileOf, listOf, nothing } from '../../../shared/responses.ts';
import { noSuchOrder } from '../../orders/server/public.ts';
import * as schemas from '../schema.ts';
import {
  approveApplication,
  listAccounts,
  listApplications,
  rejectApplication,
  setLimit,
} from './decisions.ts';
import type { CreditDeps } from './deps.ts';
import { chooseCredit, readOrderCredit, undoCredit } from './order-credit.ts';
import { applyForCredit, readCredit, readStatement, withdrawApplication } from './own-credit.ts';
import { noSuchApplication, noSuchUser } from './refusals.ts';

const tags = ['credit'];
const buyer = { access: ['contractor'], wrongRole: 'only_contractors_credit' } as const;
const finance = { access: ['admin'], staff: ['finance'] } as const;
const params = schemas.creditParamsSchema;

/** Credit terms of verified contractors. */
export function creditRoutes(deps: CreditDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(ownRoutes(deps));
    await app.register(applicationRoutes(deps));
    await app.register(orderRoutes(deps));
    await app.register(listRoutes(deps));
    await app.register(decisionRoutes(deps));
    await app.register(limitRoute(deps));
  };
}

function ownRoutes(deps: CreditDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    app.get(
      '/api/credit',
      {
        config: { ...buyer, limit: 'read' },
        schema: {
          tags,
          summary: 'Your credit limit, what is used of it, and what is due',
          response: { 200: schemas.creditResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readCredit(db, requireActor(request)))),
    );

    app.get(
      '/api/credit/statement.csv',
      {
        config: { ...buyer, limit: 'read' },
        schema: {
          tags,
          summary: 'All your orders on credit as CSV',
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) =>
        sendTable(
          reply,
          'credit-statement',
          await readStatement(db, requireActor(request), languageOf(request)),
        ),
    );
  };
}

/** What a contractor applies for. */
function applicationRoutes(deps: CreditDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchApplication));
    app.post(
      '/api/credit/applications',
      {
        config: { ...buyer, limit: 'write', idempotent: true },
        schema: {
          tags,
          summary: 'Apply for credit terms',
          body: schemas.applicationSchema,
          response: { 201: schemas.creditResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await applyForCredit(deps, requireActor(request), request.body)),
    );

    app.post(
      '/api/credit/applications/:id/withdraw',
      {
        config: { ...buyer, limit: 'write' },
        schema: {
          tags,
          summary: 'Withdraw your application that no admin has decided on',
          params,
          response: { 200: schemas.creditResponse },
        },
      },
      async (request) => withdrawApplication(deps, requireActor(request), request.params.id),
    );
  };
}

function orderRoutes(deps: CreditDeps): FastifyPluginAsyncZod {
  const url = '/api/orders/:id/credit';
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchOrder));
    app.get(
      url,
      {
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' },
        schema: {
          tags,
          summary: 'Credit terms of an order, for its buyer and supplier',
          params,
          response: { 200: schemas.orderCreditResponse },
        },
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await readOrderCredit(deps.db, requireActor(request), request.params.id)),
        ),
    );

    app.post(
      url,
      {
        config: { ...buyer, limit: 'write', idempotent: true },
        schema: {
          tags,
          summary: 'Pay a placed order on credit terms',
          params,
          response: { 200: schemas.orderCreditResponse },
        },
      },
      async (request) => chooseCredit(deps, requireActor(request), request.params.id),
    );

    app.delete(
      url,
      {
        config: { ...buyer, limit: 'write' },
        schema: {
          tags,
          summary: 'Pay a placed order as usual after all',
          params,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await undoCredit(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}

function listRoutes({ db }: CreditDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/credit/applications',
      {
        config: { ...finance, limit: 'read' },
        schema: {
          tags,
          summary: 'Applications for credit terms, those that wait longest first',
          querystring: schemas.applicationsQuerySchema,
          response: { 200: listOf(schemas.applicationEntryResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listApplications(db, requireActor(request), request.query)),
    );

    app.get(
      '/api/admin/credit',
      {
        config: { ...finance, limit: 'read' },
        schema: {
          tags,
          summary: 'Contractors with credit terms',
          querystring: schemas.creditAccountsQuerySchema,
          response: { 200: listOf(schemas.creditAccountResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listAccounts(db, requireActor(request), request.query)),
    );
  };
}

function decisionRoutes(deps: CreditDeps): FastifyPluginAsyncZod {
  const config = { ...finance, limit: 'write' } as const;
  const response = { 204: nothing };
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchApplication));
    app.post(
      '/api/admin/credit/applications/:id/approve',
      {
        config,
        schema: {
          tags,
          summary: 'Give a contractor credit terms',
          params,
          body: schemas.creditApprovalSchema,
          response,
        },
      },
      async (request, reply) => {
        await approveApplication(deps, requireActor(request), request.params.id, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/credit/applications/:id/reject',
      {
        config,
        schema: {
          tags,
          summary: 'Reject an application. The contractor reads the reason',
          params,
          body: schemas.creditRejectionSchema,
          response,
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        await rejectApplication(deps, requireActor(request), params.id, body.reason);
        return reply.code(204).send(null);
      },
    );
  };
}

function limitRoute(deps: CreditDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchUser));
    app.put(
      '/api/admin/users/:id/credit',
      {
        config: { ...finance, limit: 'write' },
        schema: {
          tags,
          summary: 'Set the credit limit of a verified contractor; 0 ends it',
          params,
          body: schemas.creditLimitSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await setLimit(deps, requireActor(request), request.params.id, request.body);
        return reply.code(204).send(null);
      },
    );
  };
}
