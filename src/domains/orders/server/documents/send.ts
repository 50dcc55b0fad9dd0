import type { FastifyReply } from 'fastify';
import type { Paper } from './paper.ts';
import { printPaper } from './print.ts';

/** Answers with a paper as PDF. @throws AppError 503 where too many are being printed */
export async function sendPaper(reply: FastifyReply, paper: Paper): Promise<FastifyReply> {
  const pdf = await printPaper(paper, new Date().toISOString());
  const filename = paper.number.replace(/[^A-Za-z0-9-]+/g, '-');
  return reply
    .header('content-disposition', `attachment; filename="${filename}.pdf"`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(pdf);
}
