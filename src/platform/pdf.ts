import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.d.ts';
import { limitConcurrency } from './limit-concurrency.ts';

export type PdfDefinition = TDocumentDefinitions;

const require = createRequire(import.meta.url);
/** Laying out a long document takes a while of one core: one at a time, and a short queue. */
const inTurn = limitConcurrency({ running: 1, waiting: 20 });

/**
 * Lays a document out as PDF. It reads no file but its fonts and asks nothing of the network, whatever
 * the definition names.
 *
 * @throws AppError 503 where too many wait already
 */
export function renderPdf(definition: PdfDefinition): Promise<Buffer> {
  return inTurn(async () => {
    const { default: pdfmake } = await import('pdfmake');
    const fonts = require('pdfmake/fonts/Roboto.js') as Parameters<typeof pdfmake.setFonts>[0];
    const own = new Set(Object.values(fonts).flatMap((font) => Object.values(font).map(String)));
    pdfmake.setFonts(fonts);
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((path) => own.has(path));
    return pdfmake.createPdf(definition).getBuffer();
  });
}
