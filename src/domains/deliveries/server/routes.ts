import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Actor, requireActor } from '../../../platform/actor.ts';
import { languageOf } from '../../../platform/language.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { sendFile } from '../../../platform/object-storage/routes.ts';
import { fileOf } from '../../../shared/responses.ts';
import { documentTexts, noSuchOrder, sendDocument } from '../../orders/server/public.ts';
import {
  cancelDeliverySchema,
  deliveryIdSchema,
  deliveryNoteSchema,
  deliveryResponse,
  dispatchSchema,
  orderDeliveriesResponse,
  orderOfDeliveriesSchema,
  photoParamsSchema,
  receiptSchema,
} from '../schema.ts';
import { confirmDelivery } from './arrival.ts';
import type { DeliveryDeps } from './deps.ts';
import { cancelDelivery, dispatchOrder, sendLinkAgain } from './dispatch.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { driverRoutes } from './driver-routes.ts';
import { readDeliveryNote } from './note.ts';
import { openPhoto } from './photos.ts';
import { selectDeliveredOrder } from './queries/read.ts';
import { noSuchDelivery, readDeliveries, requireDelivery } from './reads.ts';
import { returnRoutes } from './returns/routes.ts';

const missingAt = (url: string) =>
  url.startsWith('/api/orders/') ? noSuchOrder() : noSuchDelivery();

const tags = ['deliveries'];
const read = { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' } as const;
const write = { limit: 'write', idempotent: true } as const;
const seller = { ...write, access: ['supplier'], wrongRole: 'only_supplier_dispatches' } as const;
const buyer = { ...write, access: ['contractor'], wrongRole: 'only_buyer_receives' } as const;
const answer = { 200: deliveryResponse };

/** What leaves for the site, and what of it arrives. */
export function deliveryRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(driverRoutes(deps));
    await app.register(disputeRoutes(deps));
    await app.register(returnRoutes(deps));
    app.addHook('preValidation', malformedIdsAre(missingAt));
    await app.register(readingRoutes(deps));
    await app.register(orderRoutes(deps));
    await app.register(sellerRoutes(deps));
  };
}

function readingRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders/:id/deliveries',
      {
        schema: {
          tags,
          summary: 'Deliveries of an order and what is still owed, for its buyer and supplier',
          params: orderOfDeliveriesSchema,
          response: { 200: orderDeliveriesResponse },
        },
        config: { ...read, untagged: true },
      },
      async (request, reply) => {
        const deliveries = await readDeliveries(deps.db, requireActor(request), request.params.id);
        // The buyer's PINs are in it: they stay on no device.
        return reply.header('cache-control', 'private, no-store').send(deliveries);
      },
    );

    app.get(
      '/api/deliveries/:id/photos/:photoId',
      {
        schema: {
          tags,
          summary: 'A photo of a delivery, for its buyer and supplier',
          params: photoParamsSchema,
          response: { 200: fileOf('image/*') },
        },
        config: read,
      },
      async (request, reply) => {
        const { id, photoId } = request.params;
        const file = await openPhoto(deps, requireActor(request), id, photoId);
        return sendFile(reply.header('cache-control', 'private, no-store'), file);
      },
    );

    app.get(
      '/api/orders/:id/documents/delivery-note.pdf',
      {
        schema: {
          tags,
          summary: 'Note of a delivery as PDF, of the newest one unless told otherwise',
          params: orderOfDeliveriesSchema,
          querystring: deliveryNoteSchema,
          response: { 200: fileOf('application/pdf') },
        },
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'document' },
      },
      async (request, reply) => {
        const words = documentTexts(languageOf(request));
        const asked = { ...request.query, id: request.params.id };
        const note = await readDeliveryNote(deps.db, requireActor(request), asked, words);
        return sendDocument(reply, note);
      },
    );
  };
}

function orderRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  const preValidation = beforeBody(async (actor, id) => {
    if (!(await selectDeliveredOrder(deps.db, actor, id))) throw noSuchOrder();
  });
  return async (app) => {
    app.post(
      '/api/orders/:id/dispatch',
      {
        schema: {
          tags,
          summary: 'Send goods of an order on their way, as its supplier',
          params: orderOfDeliveriesSchema,
          body: dispatchSchema,
          response: { 201: deliveryResponse },
        },
        config: seller,
        preValidation,
      },
      async (request, reply) => {
        const { id } = request.params;
        const delivery = await dispatchOrder(deps, requireActor(request), id, request.body);
        return reply.code(201).send(delivery);
      },
    );

    app.post(
      '/api/orders/:id/deliveries',
      {
        schema: {
          tags,
          summary: 'Confirm what a delivery brought, as the buyer of its order',
          params: orderOfDeliveriesSchema,
          body: receiptSchema,
          response: answer,
        },
        config: buyer,
        preValidation,
      },
      async (request) =>
        confirmDelivery(deps, requireActor(request), request.params.id, request.body),
    );
  };
}

function sellerRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/deliveries/:id/cancel',
      {
        schema: {
          tags,
          summary: 'Cancel a delivery that did not leave or came back, with a reason',
          params: deliveryIdSchema,
          body: cancelDeliverySchema,
          response: answer,
        },
        config: seller,
        preValidation: beforeBody((actor, id) => requireDelivery(deps.db, actor, id)),
      },
      async (request) => {
        const { reason } = request.body;
        return cancelDelivery(deps, requireActor(request), request.params.id, reason);
      },
    );

    app.post(
      '/api/deliveries/:id/link',
      {
        schema: {
          tags,
          summary: 'Send the driver a new link, which ends the one before',
          params: deliveryIdSchema,
          response: answer,
        },
        config: seller,
      },
      async (request) => sendLinkAgain(deps, requireActor(request), request.params.id),
    );
  };
}

/** Looks for what the path names before the body is looked at. */
const beforeBody =
  (require: (actor: Actor, id: string) => Promise<unknown>) =>
  async (request: FastifyRequest): Promise<void> => {
    const params = deliveryIdSchema.safeParse(request.params);
    if (params.success) await require(requireActor(request), params.data.id);
  };
