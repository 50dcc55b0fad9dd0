import type { Plugin } from 'vite';

/**
 * Takes out of the browser's copy of React Router what this application has no use for: finding routes
 * as links come into view (`routeDiscovery` is "initial"), prefetching links (no link asks for it; a
 * test looks), instrumentation, and names for a debugger, which keep unused components alive. The build
 * fails where it finds one of these no more.
 */
export function smallRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: 'small-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [part, without] = Object.entries(parts).find(([part]) => id.includes(part)) ?? [];
      if (!part || !without) return null;
      found.add(part);
      return { code: without(code), map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(parts).filter((part) => !found.has(part));
      if (!error && missing.length > 0) {
        this.error(`small-router.ts cuts what is no longer there: ${missing.join(', ')}`);
      }
    },
  };
}

const library = 'react-router/dist/production/lib/';

const parts: Readonly<Record<string, (code: string) => string>> = {
  [`${library}dom/ssr/fog-of-war.js`]: () => `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPathsWithAncestors = (paths) => paths;
    export const getManifestPath = (path) => path;
    export const handleClientVersionMismatch = async () => false;
    export const URL_LIMIT = 0;`,
  [`${library}router/instrumentation.js`]: () => `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  [`${library}dom/ssr/components.js`]: (code) =>
    replaceBetween(
      replaceBetween(
        code,
        'function usePrefetchBehavior(',
        'function getActiveMatches(',
        'function usePrefetchBehavior() { return [false, React$1.useRef(null), {}]; }\n',
      ),
      'function PrefetchPageLinks(',
      'function Meta(',
      'function PrefetchPageLinks() { return null; }\n',
    ),
  [`${library}dom/lib.js`]: (code) => {
    const names = /^\w+\.displayName = .*$/gm;
    const parts = /^const \w+ = (?=React\$1\.forwardRef\()/gm;
    if (!names.test(code) || !parts.test(code)) {
      throw new Error('small-router.ts: no components in dom/lib.js');
    }
    return code.replace(names, '').replace(parts, '$&/* @__PURE__ */ ');
  },
};

/** The code with what stands from `start` to before `end` replaced; both must be there, in this order. */
function replaceBetween(code: string, start: string, end: string, by: string): string {
  const from = code.indexOf(start);
  const to = code.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`small-router.ts: no ${start} before ${end}`);
  return code.slice(0, from) + by + code.slice(to);
}
