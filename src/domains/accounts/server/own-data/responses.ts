import * as z from 'zod/mini';

export const dataExportResponse = z.strictObject({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.number().check(z.minimum(0), z.maximum(1)),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export const latestExportResponse = z.strictObject({ latest: z.nullable(dataExportResponse) });

/** Streamed: one list for each kind of record stands beside these. */
export const exportedData = z.looseObject({
  service: z.string(),
  exportedAt: z.string(),
  privacyNoticeVersion: z.string(),
  account: z.looseObject({ id: z.uuid() }),
});
