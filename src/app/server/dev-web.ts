import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { WebBuild } from './pages/pages.ts';

/** Vite inside this server: pages and styles change in the browser as their files are saved. */
export async function devWeb() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { port: 24_678 } },
    appType: 'custom',
  });
  return {
    pages: {
      loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>,
      finish: (html: string) => html,
    },
    async registerAssets(app: FastifyInstance) {
      await app.register(fastifyMiddie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
