import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconsOneByOne } from './scripts/lib/icons-one-by-one.ts';
import { minifiedTwice } from './scripts/lib/minified-twice.ts';

type GetModule = (id: string) => { readonly importers: readonly string[] } | null;

/** The frame and the product list: what nearly every visit needs. */
const mostVisited = /\/src\/(root|domains\/catalogue\/web\/product-list-route)\.tsx/;
const react = /\/node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//;

/** Opened by drivers on the worst of networks, who visit nothing else. */
const drivers = /\/src\/domains\/deliveries\/web\/driver\/driver-route\.tsx/;

/** Whether one of these pages imports a module, directly or by others. */
function isOf(pages: RegExp, id: string, getModule: GetModule, seen = new Set<string>()): boolean {
  if (pages.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (getModule(id)?.importers ?? []).some((by) => isOf(pages, by, getModule, seen));
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), iconsOneByOne(), minifiedTwice(['react', 'frame'])],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page loads the list of all routes, and their files' names with it.
            entryFileNames: ({ name }) =>
              name.endsWith('-route') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
            // A few files in place of thirty: they compress better together, and each one less is a
            // round trip and its headers less on a slow phone.
            codeSplitting: {
              groups: [
                { name: 'react', test: react },
                { name: 'texts-en', test: /\/src\/messages\/en\/(common|nav|ui|catalogue)\.ts$/ },
                {
                  name: 'texts-sw',
                  test: /\/src\/messages\/sw\/(common|nav|ui|catalogue|materials)\.ts$/,
                },
                {
                  name: (id, context) =>
                    isOf(mostVisited, id, (other) => context.getModuleInfo(other)) ? 'frame' : null,
                  debugName: 'frame',
                },
                // The calculator reads units, and nothing else that pages of RFQs bring.
                {
                  name: 'units',
                  minShareCount: 2,
                  test: /\/src\/domains\/materials\/(unit-[a-z-]+|takeoff\/[a-z-]+)\.ts$/,
                },
                {
                  name: 'shop',
                  minShareCount: 2,
                  test: /\/src\/(ui\/(primitives|patterns|icons)|domains\/catalogue\/web)\//,
                },
                // What the driver's page shares with others brings nothing of theirs along.
                {
                  name: (id, context) =>
                    isOf(drivers, id, (other) => context.getModuleInfo(other)) ? 'driver' : null,
                  debugName: 'driver',
                  minShareCount: 2,
                },
                // What several pages of a domain share is one file: each has a row in the route table,
                // which every page loads.
                {
                  name: (id) => {
                    const domain = /\/src\/domains\/(\w+)\/web\//.exec(id)?.[1];
                    return domain ? `web-${domain}` : null;
                  },
                  debugName: 'domains',
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The browser finds a lazy part's few imports itself; the helper that lists them costs every page.
    modulePreload: false,
    // Small assets stay files: an inlined one is paid for again on every page.
    assetsInlineLimit: 0,
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'radix-ui',
      'lucide-react',
      '@tanstack/react-query',
      'clsx',
    ],
  },
});
