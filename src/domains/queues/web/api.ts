import { type ApiClient, apiPath, browserApi, type Page } from '../../../ui/data/api-client.ts';
import type { NoteSubject, QueueItem, QueueKind, QueueSummary, StaffNote } from '../schema.ts';

/** Those that the reader may work on. @throws ApiError 401, 403 */
export const readQueues = (api: ApiClient) => api.get<readonly QueueSummary[]>('/api/admin/queues');

const queue = (kind: QueueKind, ...rest: readonly string[]) =>
  apiPath(['/api/admin/queues', kind, ...rest]);

/** @param isMine only what the reader has taken */
export const readQueue = (
  api: ApiClient,
  kind: QueueKind,
  isMine: boolean,
): Promise<Page<QueueItem>> =>
  api.getPage<QueueItem>(`${queue(kind)}${isMine ? '?mine=true' : ''}`);

/** @throws ApiError 404 where it waits no longer */
export const readItem = (api: ApiClient, kind: QueueKind, id: string) =>
  api.get<QueueItem>(queue(kind, id));

/** @throws ApiError 404 where it waits no longer, 409 where another admin has it */
export const takeItem = (kind: QueueKind, id: string) =>
  browserApi.write('PUT', queue(kind, id, 'claim'));
export const releaseItem = (kind: QueueKind, id: string) =>
  browserApi.write('DELETE', queue(kind, id, 'claim'));

const notes = (subject: NoteSubject, id: string) => apiPath(['/api/admin/notes', subject, id]);

export const readNotes = (subject: NoteSubject, id: string) =>
  browserApi.get<readonly StaffNote[]>(notes(subject, id));
export const addNote = (subject: NoteSubject, id: string, text: string) =>
  browserApi.write('POST', notes(subject, id), { text });
