import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { WebBuild } from './pages/pages.ts';

/** Vite inside this server: pages and styles change in the browser as their files are saved. */
export async function devWeb() {
  const vite = await unwatched(() =>
    createServer({
      server: { middlewareMode: true, ws: { port: 24_678 } },
      appType: 'custom',
    }),
  );
  return {
    pages: {
      loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>,
      textFiles: () => [],
    },
    async registerAssets(app: FastifyInstance) {
      await app.register(fastifyMiddie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}

/**
 * Loads without telling `node --watch` what: Vite writes its settings into a file, imports and removes
 * it, which would restart this server again and again.
 */
async function unwatched<T>(load: () => Promise<T>): Promise<T> {
  const { WATCH_REPORT_DEPENDENCIES: told } = process.env;
  delete process.env.WATCH_REPORT_DEPENDENCIES;
  try {
    return await load();
  } finally {
    if (told !== undefined) process.env.WATCH_REPORT_DEPENDENCIES = told;
  }
}
