import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: false,
  // Route discovery costs a request per link on a slow phone; the whole table is small.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
