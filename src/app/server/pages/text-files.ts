import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../../messages/index.ts';

/** What Vite's manifest says of a source file: what became of it, and what that imports at once. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/**
 * Which built files hold the texts that a page shows. A page names them itself: its scripts would ask
 * for them only when they run, two round trips before they can take the page over.
 *
 * @param clientFolder the built browser files, with Vite's manifest
 * @returns the addresses of a language's areas, each once; unknown areas have none
 */
export function textFilesOf(clientFolder: string) {
  const text = readFileSync(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  return (language: Language, areas: Iterable<string>): string[] => {
    const sources = [...areas].map((area) => `src/messages/${language}/${area}.ts`);
    const files = [`src/app/web/areas-${language}.ts`, ...sources].flatMap((source) => {
      const entry = manifest[source];
      const imported = entry?.imports?.flatMap((name) => manifest[name]?.file ?? []) ?? [];
      return entry ? [...imported, entry.file] : [];
    });
    return [...new Set(files)].map((file) => `/${file}`);
  };
}
