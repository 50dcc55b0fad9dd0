import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isLanguage, type Language } from '../../../messages/index.ts';
import { languageOf } from '../../../platform/language.ts';
import type { ApiClient, createApiClient } from '../../../ui/data/api-client.ts';
import type { PageRequest } from '../../../ui/data/page-context.ts';
import { isSecretPath } from '../http/secret-paths.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { KeptPage, pageEncodingOf } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The built web application: React Router's server build with what src/entry.server.tsx exports. */
export interface WebBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: ServerBuild['entry']['module'] & {
      readonly pageRequest: ReturnType<typeof createContext<PageRequest>>;
      readonly createApiClient: typeof createApiClient;
    };
  };
}

export interface PagesOptions {
  readonly loadBuild: () => Promise<WebBuild>;
  /** Addresses of the files that hold the texts of some areas in a language. */
  readonly textFiles: (language: Language, areas: Iterable<string>) => readonly string[];
  readonly cache: PageCache | null;
  readonly sessionCookie: string;
  /** Lets the rate limiter know the calls that a page makes for itself. */
  readonly inProcessToken: string;
  readonly isDemo: boolean;
  /** What every page says above its content. */
  readonly notice: (language: Language) => Promise<string | null>;
  readonly dev: boolean;
  /** Where pages connect to besides this site's own calls. */
  readonly connectTo: readonly string[];
}

const themes = ['light', 'dark', 'system'] as const;
const preferenceSeconds = 31_536_000;
/** Longer addresses are nobody's usual ones; they would only fill the memory. */
const mostKeptAddress = 300;

/** Answers every GET that no other route takes with a page of the web application. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public', limit: 'read', answer: 'page' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const chosen = choosePreference(request, reply, app.publicOrigin.startsWith('https:'));
      if (chosen) return reply.redirect(chosen, 302);
      return answerPage(app, options, request, reply);
    },
  });
}

async function answerPage(
  app: FastifyInstance,
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const build = await options.loadBuild();
  const calls = inProcessCalls(app, options, request);
  const page = describePage(app, options, request, build.entry.module.createApiClient(calls.send));
  const render = async () => {
    const rendered = await renderPage(options, request, page, build);
    // To the router every error of a loader is the server's own.
    const isRefused = rendered.status === 500 && calls.wereRefused();
    return isRefused || holdsNul(request.url) ? { ...rendered, status: 400 } : rendered;
  };
  reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding');
  const { cache } = options;
  const isOwn = page.hasSession || isSecretPath(request.url);
  if (cache === null || isOwn || request.url.length >= mostKeptAddress) {
    return answerOne(reply, isOwn, options, await render());
  }
  const key = `${page.language} ${page.theme} ${request.url}`;
  return answerKept(
    request,
    reply,
    await cache.get(key, async () => new KeptPage(await render(), options.connectTo)),
  );
}

/** No text that is meant holds one, and no database stores it. */
const holdsNul = (url: string) => url.includes('%00');

/** A page for one visitor, rendered for this answer. */
function answerOne(
  reply: FastifyReply,
  isOwn: boolean,
  { dev, connectTo }: PagesOptions,
  rendered: RenderedPage,
): FastifyReply {
  const { nonce, html } = rendered;
  return reply
    .code(rendered.status)
    .headers(rendered.headers)
    .header('content-security-policy', pagePolicy({ nonce, dev, connectTo }))
    .header('cache-control', isOwn ? 'private, no-store' : 'no-cache')
    .send(html);
}

async function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  reply
    .code(page.status)
    .headers(page.headers)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache');
  const encoding = pageEncodingOf(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}

function hasSessionCookie(request: FastifyRequest, options: PagesOptions): boolean {
  return request.cookies[options.sessionCookie] !== undefined;
}

/** The calls that a page makes while it is rendered: the API's own routes, as the visitor, without a socket. */
function inProcessCalls(app: FastifyInstance, options: PagesOptions, request: FastifyRequest) {
  const { cookie } = request.headers;
  const hasSession = hasSessionCookie(request, options);
  let refused = false;
  return {
    /** Whether a call was refused because of what the page's address says. */
    wereRefused: () => refused,
    async send(path: string, init?: RequestInit): Promise<Response> {
      const answer = await app.inject({
        method: 'GET',
        url: path,
        remoteAddress: request.ip,
        headers: {
          ...(init?.headers as Record<string, string> | undefined),
          'x-in-process': options.inProcessToken,
          ...(hasSession && cookie ? { cookie } : {}),
        },
      });
      refused ||= answer.statusCode === 400 || answer.statusCode === 422;
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        statusText: answer.statusMessage,
        headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      });
    },
  };
}

function describePage(
  app: FastifyInstance,
  options: PagesOptions,
  request: FastifyRequest,
  api: ApiClient,
): PageRequest {
  const language = languageOf(request);
  return {
    api,
    language,
    theme: themes.find((theme) => theme === request.cookies.theme) ?? 'system',
    origin: app.publicOrigin,
    isDemo: options.isDemo,
    notice: () => options.notice(language),
    hasSession: hasSessionCookie(request, options),
    nonce: randomBytes(16).toString('base64'),
    textFiles: (areas) => options.textFiles(language, areas),
  };
}

async function renderPage(
  options: PagesOptions,
  request: FastifyRequest,
  page: PageRequest,
  build: WebBuild,
): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(build.entry.module.pageRequest, page);
  const handle = createRequestHandler(build, options.dev ? 'development' : 'production');
  const answer = await handle(new Request(page.origin + request.url), context);
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    html: await answer.text(),
    nonce: page.nonce,
  };
}

/** `?lang=sw` and `?theme=dark` on any page set a cookie and lead back to the same page without them. */
function choosePreference(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): string | null {
  const url = new URL(`http://local${request.url}`);
  const language = url.searchParams.get('lang');
  const theme = url.searchParams.get('theme');
  if (language === null && theme === null) return null;
  const keep = { path: '/', maxAge: preferenceSeconds, sameSite: 'lax', secure } as const;
  if (isLanguage(language)) reply.setCookie('lang', language, keep);
  if (themes.some((known) => known === theme)) reply.setCookie('theme', String(theme), keep);
  url.searchParams.delete('lang');
  url.searchParams.delete('theme');
  // A path that begins with two slashes would lead to another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
