import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../shared/testing/eventually.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { ConnectionLost } from '../../../../ui/data/upload.ts';
import { createDocumentUploads, type SendDocument, uploadedAmong } from './document-uploads.ts';

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });

/** Uploads that end when the test says so. */
function open() {
  const calls: {
    name: string;
    options: Parameters<SendDocument>[1];
    arrive: (path: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const uploads = createDocumentUploads((sent, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    options.signal.addEventListener('abort', () => reject(options.signal.reason));
    calls.push({ name: sent.name, options, arrive: resolve, fail: reject });
    return promise;
  });
  const kinds = () => uploads.snapshot().map(({ state }) => state.kind);
  return { uploads, calls, kinds, idOf: (index: number) => uploads.snapshot()[index]?.id ?? '' };
}

describe('documents on their way', () => {
  it('go one after the other, and say how far they are', async () => {
    const { uploads, calls, kinds } = open();
    uploads.add([file('a'), file('b')]);
    expect(kinds()).toEqual(['sending', 'waiting']);
    calls[0]?.options.onProgress(0.5);
    expect(uploads.snapshot()[0]?.state).toEqual({ kind: 'sending', share: 0.5 });
    calls[0]?.arrive('uploads/a');
    await eventually(() => expect(kinds()).toEqual(['done', 'sending']));
    calls[1]?.arrive('uploads/b');
    await eventually(() => expect(kinds()).toEqual(['done', 'done']));
    expect(uploadedAmong(uploads.snapshot()).map(({ objectPath }) => objectPath)).toEqual([
      'uploads/a',
      'uploads/b',
    ]);
  });

  it.each([
    [new ConnectionLost(), 'lost'],
    [new ApiError(415, '{}', ''), 'refused'],
    [new ApiError(413, '{}', ''), 'refused'],
    [new ApiError(429, '{"code":"too_many_uploads"}', ''), 'tooMany'],
    [new ApiError(500, '{}', ''), 'failed'],
    [new Error('odd'), 'failed'],
  ])('that fail with %s are %s, can be sent again, and hold nobody up', async (error, problem) => {
    const { uploads, calls, kinds, idOf } = open();
    uploads.add([file('a'), file('b')]);
    calls[0]?.fail(error);
    await eventually(() => expect(kinds()).toEqual(['failed', 'sending']));
    expect(uploads.snapshot()[0]?.state).toEqual({ kind: 'failed', problem });
    calls[1]?.arrive('uploads/b');
    await eventually(() => expect(kinds()).toEqual(['failed', 'done']));
    uploads.retry(idOf(0));
    expect(kinds()).toEqual(['sending', 'done']);
    expect(calls[2]?.name).toBe('a');
  });

  it('that the connection lost are sent again when it is back, refused ones are not', async () => {
    const { uploads, calls, kinds } = open();
    uploads.add([file('a'), file('b')]);
    calls[0]?.fail(new ConnectionLost());
    await eventually(() => expect(calls).toHaveLength(2));
    calls[1]?.fail(new ApiError(415, '', ''));
    await eventually(() => expect(kinds()).toEqual(['failed', 'failed']));
    uploads.retryLost();
    expect(kinds()).toEqual(['sending', 'failed']);
  });

  it('that are removed on the way are given up, and the next one goes', async () => {
    const { uploads, calls, kinds, idOf } = open();
    uploads.add([file('a'), file('b')]);
    uploads.remove(idOf(0));
    expect(calls[0]?.options.signal.aborted).toBe(true);
    await eventually(() => expect(calls[1]?.name).toBe('b'));
    expect(kinds()).toEqual(['sending']);
  });

  it('that arrived before are there again, and can be refused without their file', () => {
    const { uploads, kinds } = open();
    uploads.restore([{ objectPath: 'uploads/a', name: 'a', size: 1 }]);
    expect(kinds()).toEqual(['done']);
    uploads.refuse('uploads/a');
    expect(kinds()).toEqual(['failed']);
    expect(uploads.snapshot().some(uploads.canRetry)).toBe(false);
  });
});
