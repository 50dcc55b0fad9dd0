import { expect } from 'vitest';
import type { ChatAnswer } from '../../schema.ts';

/** Who is signed in to a server under test. */
interface Speaker {
  post<Body>(url: string, body: unknown): Promise<{ readonly status: number; readonly body: Body }>;
}

/** Says the messages in one conversation. @returns the last answer */
export async function talkAs(speaker: Speaker, messages: readonly string[]): Promise<ChatAnswer> {
  const answers: ChatAnswer[] = [];
  for (const message of messages) {
    const sessionId = answers.at(-1)?.sessionId ?? null;
    const { status, body } = await speaker.post<ChatAnswer>('/api/ai/chat', { message, sessionId });
    expect(status, message).toBe(200);
    answers.push(body);
  }
  const last = answers.at(-1);
  if (!last) throw new Error('Nothing was said');
  return last;
}
