import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What Vite's manifest says of a source file: what became of it, and what that imports at once. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/**
 * Names in a page's head the files of the texts that it shows. Its scripts ask for them only when they
 * run, two round trips before they can take the page over.
 *
 * @param clientFolder the built browser files, with Vite's manifest
 * @returns a function from HTML to HTML
 */
export function textPreloads(clientFolder: string): (html: string) => string {
  const text = readFileSync(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  return (html) => {
    const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    const areas = / data-areas="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const files = areas.flatMap((area) => filesOf(manifest, `src/messages/${language}/${area}.ts`));
    const links = [...new Set(files)].map((file) => `<link rel="modulepreload" href="/${file}"/>`);
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
}

function filesOf(manifest: Manifest, source: string): string[] {
  const entry = manifest[source];
  if (!entry) return [];
  return [...(entry.imports ?? []).map((name) => manifest[name]?.file ?? ''), entry.file].filter(
    (file) => file !== '',
  );
}
