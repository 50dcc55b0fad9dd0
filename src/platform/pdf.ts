import { createRequire } from 'node:module';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.d.ts';

export type PdfDefinition = TDocumentDefinitions;
export type PdfContent = Content;

const require = createRequire(import.meta.url);

/**
 * Lays a document out as PDF. It reads no file but its fonts and asks nothing of the network, whatever
 * the definition names. A long one takes seconds of one core: call it in a thread beside.
 */
export async function renderPdf(definition: PdfDefinition): Promise<Buffer> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = require('pdfmake/fonts/Roboto.js') as Parameters<typeof pdfmake.setFonts>[0];
  const own = new Set(Object.values(fonts).flatMap((font) => Object.values(font).map(String)));
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => own.has(path));
  return pdfmake.createPdf(definition).getBuffer();
}
