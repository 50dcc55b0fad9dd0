import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../ui/data/api-client.ts';
import { type ChatAnswer, type ChatEvent, eventsType } from '../schema.ts';
import { isUnreached, sendMessage } from './api.ts';

const found: ChatAnswer = { response: 'By rules.', sessionId: 's', intent: 'match_suppliers' };

/** A server that sends these lines, and then breaks off or ends. */
function answering(events: readonly ChatEvent[], isBroken: boolean) {
  const lines = events.map((event) => new TextEncoder().encode(`${JSON.stringify(event)}\n`));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const line = lines.shift();
      if (line) controller.enqueue(line);
      else if (isBroken) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  const headers = { 'content-type': eventsType };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
}

async function send() {
  const heard: string[] = [];
  const answer = await sendMessage(
    { message: 'cement', messageId: 'm', sessionId: null },
    {
      onFound: ({ response }) => heard.push(`found ${response}`),
      onText: (text) => heard.push(text),
    },
  );
  return { answer, heard };
}

afterEach(() => vi.unstubAllGlobals());

describe('an answer in lines', () => {
  it('is heard as it comes, and is the last that was said', async () => {
    const worded = { ...found, response: 'Sawa! By rules.' };
    answering(
      [
        { type: 'found', answer: found },
        { type: 'text', text: 'Sawa!' },
        { type: 'answer', answer: worded },
      ],
      false,
    );
    expect(await send()).toEqual({ answer: worded, heard: ['found By rules.', 'Sawa!'] });
  });

  it('stands in the words of the rules where it breaks off after it was found', async () => {
    answering(
      [
        { type: 'found', answer: found },
        { type: 'text', text: 'Sa' },
      ],
      true,
    );
    expect((await send()).answer).toEqual(found);
    answering([{ type: 'found', answer: found }, { type: 'error' }], false);
    expect((await send()).answer).toEqual(found);
  });

  it('is none where it breaks off before', async () => {
    answering([], true);
    await expect(send()).rejects.toThrow('network error');
    answering([], false);
    await expect(send()).rejects.toThrow();
  });
});

describe('a message that comes to nothing', () => {
  const failing = async (fetch: () => Promise<Response>) => {
    vi.stubGlobal('fetch', fetch);
    return send().then(
      () => expect.fail('was answered'),
      (error: unknown) => isUnreached(error),
    );
  };

  it('did not reach the server without a network, or where nothing comes back', async () => {
    expect(await failing(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(true);
    const late = new DOMException('The operation timed out', 'TimeoutError');
    expect(await failing(() => Promise.reject(late))).toBe(true);
  });

  it('reached it where it was refused or answered with nonsense', async () => {
    expect(await failing(async () => new Response('{}', { status: 500 }))).toBe(false);
    expect(isUnreached(new ApiError(401, '', 'Unauthorized'))).toBe(false);
    expect(await failing(async () => new Response('<html>'))).toBe(false);
  });
});
