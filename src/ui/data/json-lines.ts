import { ApiError, browserSend } from './api-client.ts';

interface LineOptions<Line> {
  readonly type: string;
  readonly onLine: (line: Line) => void;
  /** For all of it: a connection that dies without a word is given up. */
  readonly timeoutMs: number;
  /** Ends it before, by whoever asked. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Posts JSON for an answer that may come in lines of JSON while it is made, and hands each over as it
 * comes. A plain JSON answer is one line.
 *
 * @throws ApiError for every non-success answer
 */
export async function postForLines<Line>(
  path: string,
  body: unknown,
  { type, onLine, timeoutMs, signal }: LineOptions<Line>,
): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await browserSend(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: `${type}, application/json` },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const isInLines = response.headers.get('content-type')?.startsWith(type) && response.body;
  if (!isInLines) {
    onLine(await response.json());
    return;
  }
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') onLine(JSON.parse(line) as Line);
    if (done) return;
  }
}
