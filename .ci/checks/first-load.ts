import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { matchRoutes, type RouteObject } from 'react-router';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { run } from '../command.ts';

/** What a screen may load of JavaScript before it is complete, gzip. */
const most = 120 * 1024;

/** Screens that are entered from outside most, by an address that leads to them. */
const screens = { home: '/', listing: '/catalog/smartphones/224', product: '/catalog/smartphones/224/1000000001' };

const loaded = z.object({ module: z.string(), imports: z.array(z.string()).optional() });
const route = loaded.extend({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
});
const manifestOf = z.object({ entry: loaded, url: z.string(), routes: z.record(z.string(), route) });
type Manifest = z.infer<typeof manifestOf>;

/** The first-load JavaScript of the shop's entrances, as the build's own manifest of routes has it. */
export const firstLoad: Check = {
  name: 'first-load JavaScript',
  async find(root) {
    const { code, output } = await run('nx', ['run', '@vitrina/web:build', '--outputStyle=static'], {
      cwd: root,
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    if (code !== 0) return { problems: [`The screens do not build:\n${output.trim().split('\n').slice(-20).join('\n')}`] };
    return measure(join(root, 'apps/web/build/client'));
  },
};

/** Measures a build's client folder. */
export function measure(client: string): { notes: string[]; problems: string[] } {
  const manifest = readManifest(client);
  const sizes = Object.entries(screens).map(([screen, address]) => {
    const bytes = filesFor(manifest, address).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
      0,
    );
    return { screen, bytes };
  });
  const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  return {
    notes: sizes.map(({ screen, bytes }) => `${screen.padEnd(8)} ${kibibytes(bytes).padStart(10)} gzip of at most ${kibibytes(most)}`),
    problems: sizes
      .filter(({ bytes }) => bytes > most)
      .map(({ screen, bytes }) => `${screen} loads ${kibibytes(bytes)} first, ${kibibytes(bytes - most)} too much.`),
  };
}

function readManifest(client: string): Manifest {
  const assets = join(client, 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const [, json] =
      name.startsWith('manifest-') && name.endsWith('.js') ? (assigned.exec(readFileSync(join(assets, name), 'utf8')) ?? []) : [];
    if (json !== undefined) return manifestOf.parse(JSON.parse(json));
  }
  throw new Error('The build has no manifest of routes.');
}

const assigned = /^window\.__reactRouterManifest=(.*?);?\s*$/s;

/** Every file that the page at an address asks for at once. */
function filesFor({ entry, url, routes }: Manifest, address: string): string[] {
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  const matches = matchRoutes(below(undefined), address);
  if (matches === null) throw new Error(`No route leads to ${address}.`);
  const parts = matches.flatMap(({ route: { id } }) => (id === undefined ? [] : (routes[id] ?? [])));
  return [...new Set([url, ...[entry, ...parts].flatMap(({ module, imports = [] }) => [module, ...imports])])];
}
