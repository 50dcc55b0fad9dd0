import { createContext, useContext } from 'react';
import { type EntryContext, Scripts } from 'react-router';
import type { Area } from '../../ui/messages.tsx';

/** What the server knows of a page's scripts while it renders; the browser has none of it. */
export interface ServerScripts {
  readonly router: EntryContext;
  readonly nonce: string;
  /** Addresses of the files that hold texts of these areas in the page's language. */
  readonly textFiles: (areas: Iterable<Area>) => readonly string[];
}

export const ServerScripts = createContext<ServerScripts | null>(null);

/**
 * The page's scripts, asked for after the first paint: on a slow line they would share it with the
 * style, the letters and the pictures. Stands behind everything else, when the shown texts are known.
 */
export function PageScripts({ areas }: { areas: ReadonlySet<Area> }) {
  const server = useContext(ServerScripts);
  // Vite's development server has scripts of its own, which the router's component adds.
  if (import.meta.env.DEV) return <Scripts />;
  const code = import.meta.env.SSR && server ? startOf(server, areas) : noCode;
  return (
    <>
      <script nonce={server?.nonce} suppressHydrationWarning {...inline(code.data)} />
      <script
        nonce={server?.nonce}
        type="module"
        async
        suppressHydrationWarning
        {...inline(code.start)}
      />
    </>
  );
}

const noCode = { data: '', start: '' };
const inline = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** The globals that the router's `HydratedRouter` reads, set as its own `Scripts` component sets them. */
function startOf({ router, textFiles }: ServerScripts, areas: ReadonlySet<Area>) {
  const { manifest, staticHandlerContext, serverHandoffString } = router;
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const modules = routes.map((route) => [route.id, moduleFiles(route)] as const);
  const files = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...moduleFiles(route), ...(route.imports ?? [])]),
    ...textFiles(areas),
  ]);
  return {
    data: `window.__reactRouterContext = ${serverHandoffString};
window.__reactRouterContext.stream = new ReadableStream({
  start(controller) { window.__reactRouterContext.streamController = controller; },
}).pipeThrough(new TextEncoderStream());`,
    // A page in a tab that nobody looks at is not painted: it does not wait for long.
    start: `await new Promise((painted) => {
  requestAnimationFrame(() => setTimeout(painted));
  setTimeout(painted, 3000);
});
for (const href of ${JSON.stringify([...files])}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
const imported = async ([id, files]) =>
  [id, Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))))];
const [, ...modules] = await Promise.all([
  import(${JSON.stringify(manifest.url)}),
  ...${JSON.stringify(modules)}.map(imported),
]);
window.__reactRouterRouteModules = Object.fromEntries(modules);
import(${JSON.stringify(manifest.entry.module)});`,
  };
}

function moduleFiles(route: EntryContext['manifest']['routes'][string] & object): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } =
    route;
  const parts = [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
  ];
  return [...parts, route.module].filter((file) => file !== undefined);
}
