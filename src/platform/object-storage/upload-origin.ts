import type { S3Settings } from '../env.ts';

/** Where browsers send files besides this site, for the pages' policy; null where to nowhere else. */
export function uploadOriginOf(s3: S3Settings | null): string | null {
  if (!s3) return null;
  const base = new URL(s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`);
  return s3.pathStyle ? base.origin : `${base.protocol}//${s3.bucket}.${base.host}`;
}
