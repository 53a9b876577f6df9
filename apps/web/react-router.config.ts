import type { Config } from '@react-router/dev/config';

/** The whole map of routes goes out with the first page: it is small, and a link then never waits for it. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
