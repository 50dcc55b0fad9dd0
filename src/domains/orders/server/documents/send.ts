import type { FastifyReply } from 'fastify';
import type { PrintedDocument } from './layout.ts';
import { printDocument } from './print.ts';

/** Answers with a document as PDF. @throws AppError 503 where too many are being printed */
export async function sendDocument(
  reply: FastifyReply,
  document: PrintedDocument,
): Promise<FastifyReply> {
  const pdf = await printDocument(document, new Date().toISOString());
  const filename = document.number.replace(/[^A-Za-z0-9-]+/g, '-');
  return reply
    .header('content-disposition', `attachment; filename="${filename}.pdf"`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(pdf);
}
