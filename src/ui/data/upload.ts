import type { UploadPurpose, UploadTicket } from '../../shared/upload-rules.ts';
import { ApiError, browserApi } from './api-client.ts';

export interface UploadOptions {
  readonly purpose: UploadPurpose;
  /** The part that has gone out, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** The connection failed, or never was: the same file may be sent again. */
export class ConnectionLost extends Error {}

/**
 * Sends a file to where the server says, and answers its object path.
 *
 * @throws ApiError where the server refuses it, ConnectionLost where it cannot be reached, the
 *   signal's reason where it was given up
 */
export async function uploadFile(
  file: Blob,
  filename: string,
  { purpose, onProgress, signal }: UploadOptions,
): Promise<string> {
  const ticket = await askForPlace(file, filename, purpose);
  signal?.throwIfAborted();
  await send(ticket, file, onProgress, signal);
  return ticket.objectPath;
}

async function askForPlace(file: Blob, filename: string, purpose: UploadPurpose) {
  try {
    const asked = { filename, contentType: file.type, size: file.size, purpose };
    const ticket = await browserApi.write<UploadTicket>(
      'POST',
      '/api/object-storage/upload-url',
      asked,
    );
    if (ticket) return ticket;
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  throw new ConnectionLost();
}

/** By XMLHttpRequest: fetch does not tell how much of a body has gone out. */
function send(
  { method, url }: UploadTicket,
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    signal?.addEventListener('abort', giveUp);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(refusalOf(request));
    };
    request.onerror = () => reject(new ConnectionLost());
    request.onabort = () => reject(signal?.reason ?? new ConnectionLost());
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    request.open(method, url);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

function refusalOf(request: XMLHttpRequest): ApiError {
  const { status, responseText, statusText } = request;
  return new ApiError(status, responseText, statusText, request.getResponseHeader('retry-after'));
}
