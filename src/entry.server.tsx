import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { keepMessages } from './app/web/texts.tsx';
import { en } from './messages/en/index.ts';
import { sw } from './messages/sw/index.ts';

// The server uses these copies, so that pages and server mean the same classes and contexts.
export { createApiClient } from './ui/data/api-client.ts';
export { pageRequest } from './ui/data/page-context.ts';

/**
 * Stands in the rendered page where the server puts each response's own nonce. Nobody outside knows
 * it, so no text of a visitor can be taken for it.
 */
export const noncePlaceholder = `nonce-${randomUUID()}`;

const renderTimeoutMs = 5_000;

keepMessages('en', en);
keepMessages('sw', sw);

/** Renders the whole page before answering, so that it can be kept for other anonymous visitors. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  _loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={noncePlaceholder} />,
      {
        nonce: noncePlaceholder,
        // What is ready stands in its place: on long pages React would put it behind a skeleton.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          text(body).then(
            (html) => resolve(new Response(html, { status: finalStatus, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
