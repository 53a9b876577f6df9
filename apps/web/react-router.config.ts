import type { Config } from '@react-router/dev/config';

/** A page brings the routes that it needs; the browser learns the others by `app/platform/router/discovery.ts`. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
