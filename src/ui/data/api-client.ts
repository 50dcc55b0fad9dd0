/**
 * The one way the web application calls the API, in the browser (fetch) and while rendering on the
 * server (the same routes, called in process).
 */

import type { Details, FieldIssue } from '../../messages/refusals.ts';
import { notingConnectivity } from './connectivity.ts';
import { pausable, type Send } from './pause-requests.ts';
import { newKey } from './sending-key.ts';

/** A non-success answer. `message` is "{status}: {body text}"; `code` has a sentence in every language. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own English. */
  readonly sentence: string | null;
  readonly code: string | null;
  readonly issues: readonly (FieldIssue & { message: string })[];
  /** What the sentence is filled with, and ids of what stood in the way. */
  readonly details: Details;
  /** After so many milliseconds the same may be asked again; null where the server does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    bodyText: string,
    statusText: string,
    retryAfter: string | null = null,
  ) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parseErrorBody(bodyText);
    this.sentence = body.message;
    this.code = body.code;
    this.issues = body.issues;
    this.details = body.details;
    this.retryAfterMs = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : null;
  }

  /** Nobody is signed in any more. A 401 with a code of its own refuses what somebody signs in with. */
  get isUnauthorized(): boolean {
    return this.status === 401 && (this.code === null || this.code === 'unauthorized');
  }
}

/** The API's answer behind an error; null where none came. */
export function apiFailure(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null;
}

interface ErrorBody {
  message: string | null;
  code: string | null;
  issues: readonly (FieldIssue & { message: string })[];
  details: Details;
}

function parseErrorBody(text: string): ErrorBody {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    return {
      message: typeof body?.message === 'string' ? body.message : null,
      code: typeof body?.code === 'string' ? body.code : null,
      issues: Array.isArray(body?.issues) ? body.issues : [],
      details: typeof body?.details === 'object' ? { ...body.details } : {},
    };
  } catch {
    return { message: null, code: null, issues: [], details: {} };
  }
}

export interface Page<T> {
  readonly items: readonly T[];
  /** All that match, from X-Total-Count; the length of `items` where the header is missing. */
  readonly total: number;
  /** Path and query of the next page, from Link rel="next". */
  readonly next: string | null;
}

export type { Send };

export interface ApiClient {
  /** @throws ApiError for every non-success answer; not retried. */
  get<T>(path: string): Promise<T>;
  /** As get, but no session is answered with null. */
  getOrNull<T>(path: string): Promise<T | null>;
  getPage<T>(path: string): Promise<Page<T>>;
  /** Sends a JSON body only when there is one. Answers null for an empty success body. */
  write<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<T | null>;
}

/** Names of the POSTs that no answer came to yet, by what they ask for. */
const unanswered = new Map<string, string>();

/**
 * What is sent again because no answer came (a slow or broken connection) bears the name of the first
 * attempt, so that the server does it once. With an answer the name is used up: the same thing asked
 * for anew is done anew.
 */
function attemptAt(path: string, body: string | undefined) {
  // What holds a password is not kept in memory, and the server does none of those twice by its name.
  if (body && /password"/i.test(body)) return { headers: {}, answered: () => undefined };
  const what = `${path} ${body}`;
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  return {
    headers: { 'idempotency-key': key },
    answered: () => void unanswered.delete(what),
  };
}

export function createApiClient(send: Send): ApiClient {
  const read = async (path: string): Promise<Response> => {
    const response = await send(path, { headers: { accept: 'application/json' } });
    if (!response.ok) throw await toError(response);
    return response;
  };
  return {
    async get<T>(path: string) {
      return (await (await read(path)).json()) as T;
    },
    async getOrNull<T>(path: string) {
      try {
        return (await (await read(path)).json()) as T;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    async getPage<T>(path: string) {
      const response = await read(path);
      const items = (await response.json()) as T[];
      const total = Number(response.headers.get('x-total-count') ?? items.length);
      return { items, total, next: nextOf(response.headers.get('link')) };
    },
    async write<T>(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const json = { 'content-type': 'application/json' };
      const text = body === undefined ? undefined : JSON.stringify(body);
      const attempt = method === 'POST' ? attemptAt(path, text) : null;
      const response = await send(path, {
        method,
        headers: { ...(text === undefined ? {} : json), ...attempt?.headers, ...headers },
        ...(text === undefined ? {} : { body: text }),
      });
      const error = response.ok ? null : await toError(response);
      if (error?.code !== 'still_underway') attempt?.answered();
      if (error) throw error;
      const answer = await response.text();
      return answer ? (JSON.parse(answer) as T) : null;
    },
  };
}

async function toError(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  return new ApiError(status, await response.text(), statusText, headers.get('retry-after'));
}

function nextOf(link: string | null): string | null {
  return link?.match(/<([^>]+)>;\s*rel="next"/)?.[1] ?? null;
}

/** Joins key segments into a path; empty parameters are left out. */
export function apiPath(
  segments: readonly (string | number)[],
  query: Readonly<Record<string, string | number | boolean | null | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const path = segments.map((part, i) => (i === 0 ? part : encodeURIComponent(part))).join('/');
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Whether nobody is at the page: what it asks for then keeps no admin signed in. */
let isUnattended = () => false;
export const watchAttendance = (watch: () => boolean): void => {
  isUnattended = watch;
};
const attendance = () => (isUnattended() ? { 'x-unattended': '1' } : {});

/** As fetch from this page, noting whether the server is there; reads rest while somebody signs out. */
export const browserSend: Send = pausable(
  notingConnectivity((path, init) =>
    fetch(path, {
      credentials: 'include',
      ...init,
      headers: { ...attendance(), ...(init?.headers as Record<string, string>) },
    }),
  ),
);

export const browserApi: ApiClient = createApiClient(browserSend);
