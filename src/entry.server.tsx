import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ServerScripts } from './app/web/page-scripts.tsx';
import { keepMessages } from './app/web/texts.tsx';
import { en } from './messages/en/index.ts';
import { sw } from './messages/sw/index.ts';
import { pageRequest } from './ui/data/page-context.ts';

// The server uses these copies, so that pages and server mean the same classes and contexts.
export { createApiClient } from './ui/data/api-client.ts';
export { pageRequest } from './ui/data/page-context.ts';

const renderTimeoutMs = 5_000;

keepMessages('en', en);
keepMessages('sw', sw);

/** Renders the whole page before answering, so that it can be kept for other anonymous visitors. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, textFiles } = loadContext.get(pageRequest);
  // The page's data are streamed only behind scripts that wait for them.
  if (routerContext.renderMeta) routerContext.renderMeta.didRenderScripts = true;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerScripts value={{ router: routerContext, nonce, textFiles }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServerScripts>,
      {
        nonce,
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
