import { ApiError } from '../../../../ui/data/api-client.ts';
import { ConnectionLost } from '../../../../ui/data/upload.ts';

/** Why a document did not arrive. */
export type DocumentProblem = 'lost' | 'refused' | 'tooMany' | 'failed';

export interface UploadedDocument {
  readonly objectPath: string;
  readonly name: string;
  readonly size: number;
}

export interface DocumentItem {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'failed'; readonly problem: DocumentProblem }
    | { readonly kind: 'done'; readonly objectPath: string };
}

export type SendDocument = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>;

export type DocumentUploads = ReturnType<typeof createDocumentUploads>;

/** The list of documents and who watches it. */
function createList() {
  let items: readonly DocumentItem[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly DocumentItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  return {
    snapshot: () => items,
    set,
    setState: (id: string, state: DocumentItem['state']) =>
      set(items.map((item) => (item.id === id ? { ...item, state } : item))),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends what waits in the list, one after the other. */
function createQueue(
  { snapshot, setState }: ReturnType<typeof createList>,
  files: ReadonlyMap<string, File>,
  send: SendDocument,
) {
  let current: { id: string; controller: AbortController } | null = null;
  const sendNext = async (): Promise<void> => {
    const next = snapshot().find(({ state }) => state.kind === 'waiting');
    const file = next && files.get(next.id);
    if (current || !next || !file) return;
    const { id } = next;
    const controller = new AbortController();
    current = { id, controller };
    setState(id, { kind: 'sending', share: 0 });
    try {
      const objectPath = await send(file, {
        signal: controller.signal,
        onProgress: (share) => setState(id, { kind: 'sending', share }),
      });
      setState(id, { kind: 'done', objectPath });
    } catch (error) {
      setState(id, { kind: 'failed', problem: problemOf(error) });
    }
    current = null;
    void sendNext();
  };
  return {
    sendNext,
    /** Gives up what is being sent: this one, or whichever it is. */
    stop(id = current?.id) {
      if (current?.id === id) current?.controller.abort();
    },
  };
}

/**
 * Documents on their way to the server, one after the other: side by side on a slow connection all of
 * them would come late. What failed for want of a connection waits for `retryLost`.
 */
export function createDocumentUploads(send: SendDocument) {
  const files = new Map<string, File>();
  const list = createList();
  const queue = createQueue(list, files, send);
  let lastId = 0;

  const wait = (matches: (item: DocumentItem) => boolean) => {
    const waiting = { kind: 'waiting' } as const;
    list.set(list.snapshot().map((item) => (matches(item) ? { ...item, state: waiting } : item)));
    void queue.sendNext();
  };
  return {
    snapshot: list.snapshot,
    subscribe: list.subscribe,
    /** Puts documents in that arrived before this page was opened. */
    restore(uploaded: readonly UploadedDocument[]) {
      list.set(
        uploaded.map(({ objectPath, name, size }) => ({
          id: objectPath,
          name,
          size,
          state: { kind: 'done', objectPath },
        })),
      );
    },
    add(chosen: readonly File[]) {
      const added = chosen.map((file): DocumentItem => {
        lastId += 1;
        const id = `document-${lastId}`;
        files.set(id, file);
        return { id, name: file.name, size: file.size, state: { kind: 'waiting' } };
      });
      list.set([...list.snapshot(), ...added]);
      void queue.sendNext();
    },
    remove(id: string) {
      queue.stop(id);
      files.delete(id);
      list.set(list.snapshot().filter((item) => item.id !== id));
    },
    retry: (id: string) => wait((item) => item.id === id && item.state.kind === 'failed'),
    /** Sends again what the connection lost. */
    retryLost: () => wait(({ state }) => state.kind === 'failed' && state.problem === 'lost'),
    /** The server will not take this uploaded one. */
    refuse(objectPath: string) {
      const item = list
        .snapshot()
        .find(({ state }) => state.kind === 'done' && state.objectPath === objectPath);
      if (item) list.setState(item.id, { kind: 'failed', problem: 'refused' });
    },
    /** Whether sending again may help: not a refused file, nor one that a reload took out of reach. */
    canRetry: ({ id, state }: DocumentItem) =>
      state.kind === 'failed' && state.problem !== 'refused' && files.has(id),
    stop: () => queue.stop(),
  };
}

function problemOf(error: unknown): DocumentProblem {
  if (error instanceof ConnectionLost) return 'lost';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'too_many_uploads') return 'tooMany';
  return [413, 415, 422].includes(error.status) ? 'refused' : 'failed';
}

/** The documents that arrived, as a draft keeps them. */
export function uploadedAmong(items: readonly DocumentItem[]): UploadedDocument[] {
  return items.flatMap(({ name, size, state }) =>
    state.kind === 'done' ? [{ objectPath: state.objectPath, name, size }] : [],
  );
}
