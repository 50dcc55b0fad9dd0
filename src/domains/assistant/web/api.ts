import { type ApiClient, apiPath } from '../../../ui/data/api-client.ts';
import type { CreateRfqBody, Rfq } from '../../rfqs/schema.ts';
import type { ChatAnswer, ChatSession } from '../schema.ts';

/** @throws ApiError 401 without a session */
export async function sendMessage(
  api: ApiClient,
  message: string,
  sessionId: string | null,
): Promise<ChatAnswer> {
  const body = sessionId === null ? { message } : { message, sessionId };
  const answer = await api.write<ChatAnswer>('POST', '/api/ai/chat', body);
  if (!answer) throw new Error('A message was answered with nothing');
  return answer;
}

export const readSession = (api: ApiClient, id: string): Promise<ChatSession> =>
  api.get<ChatSession>(apiPath(['/api/ai/sessions', id]));

/** Sends a draft as an RFQ; twice is once. @throws ApiError 422 for fields that are wrong */
export async function confirmDraft(api: ApiClient, id: string, rfq: CreateRfqBody): Promise<Rfq> {
  const sent = await api.write<Rfq>('POST', apiPath(['/api/ai/rfq-drafts', id, 'confirm']), rfq);
  if (!sent) throw new Error('A request was answered with nothing');
  return sent;
}
