import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The map of all routes is one file that browsers keep for a year, where «lazy» asks the server about the links of every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
