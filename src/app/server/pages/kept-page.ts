import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from '../http/security-headers.ts';
import type { RenderedPage } from './rendered-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** 5 makes a page a tenth smaller than 4 does; more takes far longer for next to nothing. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders = {
  br: (body: Buffer) => brotli(body, quality),
  gzip: (body: Buffer) => zip(body),
} as const;
export type PageEncoding = keyof typeof encoders;

/**
 * A rendered page in the form that many visitors get: the same bytes for all, compressed once. Its
 * scripts are named by their hashes, so that its nonce, which all of them see, lets no script run.
 */
export class KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly policy: string;
  readonly body: Buffer;
  readonly #encoded = new Map<PageEncoding, Promise<Buffer>>();

  constructor({ status, headers, html, nonce }: RenderedPage, connectTo: readonly string[]) {
    this.status = status;
    this.headers = headers;
    this.policy = pagePolicy({ nonce, scriptHashes: scriptHashesOf(html, nonce), connectTo });
    this.body = Buffer.from(html);
  }

  /** The body in an encoding, made for the first visitor who asks for it. */
  encoded(encoding: PageEncoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const making = encoders[encoding](this.body);
    this.#encoded.set(encoding, making);
    return making;
  }
}

/** The best encoding that an Accept-Encoding header allows; null where none is. */
export function pageEncodingOf(header: string | undefined): PageEncoding | null {
  const allowed = (header ?? '').split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.split(';');
    return /^\s*q=0(\.0*)?\s*$/.test(weight) ? [] : [name.trim().toLowerCase()];
  });
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : null;
}

/** React writes no script whose text could hold another one's end. */
const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Only what was rendered with the page's nonce is the page's own: a script that somebody's text
 * smuggled in could not know the nonce, and gets no hash.
 */
function scriptHashesOf(html: string, nonce: string): string[] {
  const own = [...html.matchAll(inlineScript)].filter(([, attributes = '']) =>
    attributes.includes(`nonce="${nonce}"`),
  );
  const hashes = own.map(([, , script = '']) => `sha256-${hash('sha256', script, 'base64')}`);
  return [...new Set(hashes)];
}
