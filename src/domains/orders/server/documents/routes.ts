import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { languageOf } from '../../../../platform/language.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { AppError } from '../../../../shared/errors.ts';
import { id } from '../../../../shared/id.ts';
import { fileOf } from '../../../../shared/responses.ts';
import { readPayTo } from '../../../accounts/server/public.ts';
import { readQuotation } from '../../../quotations/server/public.ts';
import { getRfq, getRfqItems } from '../../../rfqs/server/public.ts';
import { owedFor } from '../../paid-rules.ts';
import { selectCreditNotes } from '../credits/queries.ts';
import { readEtims } from '../etims/etims.ts';
import { missingAt, readOrder } from '../reading/reads.ts';
import { creditNoteDocument } from './credit-note.ts';
import { documentTexts } from './document-texts.ts';
import { orderDocument, quotationDocument, rfqDocument } from './documents.ts';
import { invoiceDocument } from './invoice.ts';
import { selectOrderedRequest, selectQuotationDocumentFacts } from './queries.ts';
import { sendDocument } from './send.ts';

const params = z.object({ id: z.guid('This is not an id') });
const creditNoteQuery = z.strictObject({ note: z.optional(id) });
const config = { access: 'signed-in', staff: ['support', 'finance'], limit: 'document' } as const;
const schemaOf = (summary: string) => ({
  tags: ['documents'],
  summary,
  params,
  response: { 200: fileOf('application/pdf') },
});

/** RFQ, quotation and order as PDF in the reader's language: for whoever may read the thing itself, and nobody else. */
export function documentRoutes({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    app.get(
      '/api/rfqs/:id/document.pdf',
      { config, schema: schemaOf('An RFQ as PDF, for everyone who can read it') },
      async (request, reply) => {
        const actor = requireActor(request);
        const rfq = await getRfq({ db }, actor, request.params.id);
        const items = await getRfqItems({ db }, actor, request.params.id);
        return sendDocument(reply, rfqDocument(rfq, items, documentTexts(languageOf(request))));
      },
    );

    app.get(
      '/api/quotations/:id/document.pdf',
      {
        config: {
          access: ['contractor', 'supplier'],
          wrongRole: 'only_both_sides',
          limit: 'document',
        },
        schema: schemaOf('A quotation as PDF, for its buyer and supplier'),
      },
      async (request, reply) => {
        const { id } = request.params;
        const quotation = await readQuotation(db, requireActor(request), id);
        const facts = await selectQuotationDocumentFacts(db, id);
        const words = documentTexts(languageOf(request));
        return sendDocument(reply, quotationDocument(quotation, facts, words));
      },
    );

    await app.register(orderRoutes({ db }));
  };
}

function orderRoutes({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders/:id/documents/lpo.pdf',
      { config, schema: schemaOf('An order (LPO) as PDF, for its buyer and supplier') },
      async (request, reply) => {
        const actor = requireActor(request);
        const order = await readOrder(db, actor, request.params.id);
        const asked = await selectOrderedRequest(db, actor, order.id);
        const payTo = owedFor(order) === null ? null : await readPayTo(db, order.supplierId);
        const words = documentTexts(languageOf(request));
        return sendDocument(reply, orderDocument(order, { request: asked, payTo }, words));
      },
    );

    app.get(
      '/api/orders/:id/documents/invoice.pdf',
      { config, schema: schemaOf('The invoice of a confirmed order as PDF, for its two sides') },
      async (request, reply) => {
        const actor = requireActor(request);
        const order = await readOrder(db, actor, request.params.id);
        const { invoice: etims } = await readEtims(db, actor, order.id);
        const payTo = owedFor(order) === null ? null : await readPayTo(db, order.supplierId);
        const words = documentTexts(languageOf(request));
        const printedAt = new Date().toISOString();
        return sendDocument(reply, invoiceDocument(order, { payTo, etims, printedAt }, words));
      },
    );

    app.get(
      '/api/orders/:id/documents/credit-note.pdf',
      {
        config,
        schema: {
          ...schemaOf('A credit note of an order as PDF, the newest unless told otherwise'),
          querystring: creditNoteQuery,
        },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const order = await readOrder(db, actor, request.params.id);
        const { note: wanted } = request.query;
        const notes = await selectCreditNotes(db, [order.id]);
        const note = notes.findLast(({ id }) => wanted === undefined || id === wanted);
        if (!note) throw new AppError(404, 'credit_note_not_found');
        const { invoice: etims } = await readEtims(db, actor, order.id);
        const words = documentTexts(languageOf(request));
        return sendDocument(reply, creditNoteDocument(order, { note, etims }, words));
      },
    );
  };
}
