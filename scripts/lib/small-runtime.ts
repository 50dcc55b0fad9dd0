import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Stands in the browser's build for what two libraries bring along for uses that this one has not:
 * every kilobyte of the first page is waited for on a slow phone. The build fails where it finds one of
 * them no more.
 */
export function smallRuntime(): Plugin {
  const used = new Set<string>();
  return {
    name: 'small-runtime',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [part, source] = Object.entries(ours).find(([part]) => id.includes(part)) ?? [];
      if (!part || source === undefined) return null;
      used.add(part);
      return source;
    },
    buildEnd(error) {
      const unused = Object.keys(ours).filter((part) => !used.has(part));
      if (!error && unused.length > 0) {
        this.error(`small-runtime.ts stands for what is no longer there: ${unused.join(', ')}`);
      }
    },
  };
}

const ours: Readonly<Record<string, string>> = {
  // The helper of Vite loads the style of a lazy part; all style here belongs to routes.
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
  'lucide-react/dist/esm/createLucideIcon.': readFileSync(
    new URL('create-icon.mjs', import.meta.url),
    'utf8',
  ),
};
