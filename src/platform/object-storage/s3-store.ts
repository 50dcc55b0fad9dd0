import { createReadStream } from 'node:fs';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '../env.ts';
import { fileTooLarge, sweepFolder, withReceivedFile } from './receive.ts';
import type { ObjectStore } from './store.ts';

/** Type and size are signed, so that the address takes nothing but the file that was announced. */
const signedHeaders = new Set(['content-type', 'content-length']);

/**
 * Objects in a bucket that speaks S3.
 *
 * @param unfinished folder for what comes through this server, until it is whole
 */
export function openS3Store(settings: S3Settings, unfinished: string): ObjectStore {
  const { bucket: Bucket } = settings;
  const client = clientFor(settings);
  return {
    async read(Key, maxBytes = Number.POSITIVE_INFINITY) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (!Body) return null;
        if ((ContentLength ?? maxBytes) > maxBytes) {
          (Body as { destroy?: () => void }).destroy?.();
          throw fileTooLarge();
        }
        return Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    receive: (Key, source, limits) =>
      withReceivedFile(unfinished, source, limits, async (file, ContentLength) => {
        const Body = createReadStream(file);
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }));
      }),
    signUpload: ({ key: Key, contentType: ContentType, bytes: ContentLength, expiresInSeconds }) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType, ContentLength }), {
        expiresIn: expiresInSeconds,
        signableHeaders: signedHeaders,
      }),
    sweep: (olderThan) => sweepFolder(unfinished, olderThan),
  };
}

function clientFor({ endpoint, region, pathStyle, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    // A checksum of nobody's making in the signed address would refuse every file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  });
}
