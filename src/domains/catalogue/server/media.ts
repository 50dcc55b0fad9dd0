import type pg from 'pg';
import {
  type PictureSource,
  type Rendering,
  renderImage,
} from '../../../platform/images/images.ts';
import { avatarSizes } from '../../../shared/avatars.ts';
import { AppError } from '../../../shared/errors.ts';
import { mediaWidths } from '../rules.ts';
import { selectMedia } from './queries/media.ts';

/** What the pictures need from outside the catalogue. */
export interface MediaPorts {
  /** An illustration's spec, as media.spec keeps it → an SVG document. */
  readonly renderIllustration: (spec: unknown) => string;
  /** Rendered files; losing one only costs its rendering. */
  readonly cache: {
    read(key: string): Promise<Buffer | null>;
    write(key: string, bytes: Buffer): Promise<void>;
    remove(key: string): Promise<void>;
  };
  /** Bytes of a stored upload by media.storage_path. */
  readonly readUpload: (storagePath: string) => Promise<Buffer | null>;
}

/** Part of every cached file's name; raise it when rendering changes what comes out. */
const renderVersion = 'v1';

/** Gives out the files of a picture, rendering each one once. */
export class MediaFiles {
  readonly #pool: pg.Pool;
  readonly #ports: MediaPorts;
  readonly #underway = new Map<string, Promise<Buffer>>();

  constructor(pool: pg.Pool, ports: MediaPorts) {
    this.#pool = pool;
    this.#ports = ports;
  }

  /**
   * The bytes of one file. Requests for a file that is being rendered wait for that rendering.
   *
   * @throws AppError 404 for an unknown or private key, 503 when too many renderings wait.
   */
  async read(key: string, file: Rendering): Promise<Buffer> {
    const name = cacheName(key, file);
    const kept = await this.#ports.cache.read(name);
    if (kept) return kept;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const rendering = this.#make(key, file, name).finally(() => this.#underway.delete(name));
    this.#underway.set(name, rendering);
    return rendering;
  }

  async #make(key: string, file: Rendering, name: string): Promise<Buffer> {
    const source = await this.#source(key, file);
    const bytes = await renderImage(source, file);
    await this.#ports.cache.write(name, bytes);
    // What was taken away meanwhile has been forgotten already: it must not come back.
    if (await selectMedia(this.#pool, key)) return bytes;
    await this.#ports.cache.remove(name);
    throw new AppError(404, 'photo_not_found');
  }

  async #source(key: string, file: Rendering): Promise<PictureSource> {
    const media = await selectMedia(this.#pool, key);
    const isOtherSize = media?.kind === 'avatar' && file.kind !== 'avatar';
    if (!media || isOtherSize) throw new AppError(404, 'photo_not_found');
    if (media.kind === 'illustration') {
      const svg = this.#ports.renderIllustration(media.spec);
      return { bytes: Buffer.from(svg), isDrawing: true };
    }
    const bytes = media.storagePath ? await this.#ports.readUpload(media.storagePath) : null;
    if (!bytes) throw new AppError(404, 'photo_not_found');
    return { bytes, isDrawing: false };
  }
}

/** Names in the cache of everything that can have been rendered of a picture. */
export function cachedPictureNames(key: string): string[] {
  const files: Rendering[] = [
    { kind: 'preview' },
    ...avatarSizes.map((size) => ({ kind: 'avatar', size }) as const),
    ...mediaWidths.flatMap((width) => [
      { kind: 'picture', width, format: 'webp' } as const,
      { kind: 'picture', width, format: 'avif' } as const,
    ]),
  ];
  return files.map((file) => cacheName(key, file));
}

const cacheName = (key: string, file: Rendering) => `${renderVersion}-${key}-${fileName(file)}`;

function fileName(file: Rendering): string {
  if (file.kind === 'preview') return 'og.jpg';
  return file.kind === 'avatar' ? `${file.size}.webp` : `${file.width}.${file.format}`;
}
