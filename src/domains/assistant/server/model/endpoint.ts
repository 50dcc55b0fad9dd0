import type OpenAI from 'openai';
import type { LanguageModelSettings } from '../../../../platform/env.ts';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

export type { Message };

/** What an answer may have at most: characters, and bytes on the wire. */
export const outputLimit = 32_768;
const wireLimit = 1_048_576;
/** An answer of the chat needs a fraction of it; what asks for more is cut off there. */
const maxTokens = 900;

export interface Question {
  readonly messages: readonly Message[];
  readonly signal: AbortSignal;
  /** Hears everything that was written so far, whenever there is more; throws to stop. */
  readonly onText?: (text: string) => void;
}

export interface Endpoint {
  /** @throws where the endpoint fails, is too slow, says too much, or stops halfway */
  complete(question: Question): Promise<string>;
}

/** Why an answer of the model is not used; never holds what it said. */
export class UnusableAnswer extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The language model's answer is not used: ${reason}`);
    this.name = 'UnusableAnswer';
    this.reason = reason;
  }
}

/** More at once wait for nobody: they are answered by the rules. */
const inTurn = limitConcurrency({ running: 16, waiting: 0 });

/** An OpenAI-compatible endpoint, asked once a question: what fails is not tried again. */
export function openEndpoint({ baseUrl, model, apiKey }: LanguageModelSettings): Endpoint {
  let client: Promise<OpenAI> | null = null;
  // Its code is loaded only where a model is set up.
  const open = async () => {
    const { default: Client } = await import('openai');
    return new Client({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: limitedFetch,
    });
  };
  return {
    complete: ({ messages, signal, onText }) =>
      inTurn(async () => {
        client ??= open();
        const stream = await (await client).chat.completions.create(
          {
            model,
            messages: [...messages],
            stream: true,
            max_completion_tokens: maxTokens,
          },
          { signal },
        );
        return collect(stream, signal, onText);
      }),
  };
}

type Chunks = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

async function collect(
  stream: Chunks,
  signal: AbortSignal,
  onText: Question['onText'],
): Promise<string> {
  let text = '';
  let finish: string | null = null;
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    const { content, refusal } = choice.delta ?? {};
    if (refusal) throw new UnusableAnswer('refused');
    if (typeof content === 'string') text += content;
    if (text.length > outputLimit) throw new UnusableAnswer('too long');
    if (content) onText?.(text);
    finish = choice.finish_reason ?? finish;
  }
  // The client ends a stream that was cut off as if it were complete.
  if (signal.aborted) throw new UnusableAnswer('too slow');
  if (finish === null) throw new UnusableAnswer('cut off');
  if (finish === 'length') throw new UnusableAnswer('too long');
  if (finish === 'content_filter') throw new UnusableAnswer('refused');
  return text;
}

/** An endpoint that never stops sending fills no memory, and leads nowhere else. */
const limitedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > wireLimit) controller.error(new UnusableAnswer('too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(limit), {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  });
};
