import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { run } from '../command.ts';

/** What a screen may load of JavaScript before it is complete, gzip: 112 KiB in all where visitors come in. */
const budget = {
  /** React, the router, the shop's own shell: everything that the screen's neighbours load as well. */
  common: 110 * 1024,
  /** What comes with a screen that is entered from outside most, by its route. */
  own: { 'routes/home/route': 3 * 1024, 'routes/listing/category': 4.25 * 1024, 'routes/product/about/route': 4.5 * 1024 },
  /** A screen not named above, such as a step of the checkout, which is entered from one that has loaded the rest. */
  other: 17.25 * 1024,
};

const loaded = z.object({ module: z.string(), imports: z.array(z.string()).optional() });
const route = loaded.extend({ id: z.string(), parentId: z.string().optional(), path: z.string().optional() });
const manifestOf = z.object({ entry: loaded, routes: z.record(z.string(), route) });
type Manifest = z.infer<typeof manifestOf>;

/** The first-load JavaScript of every screen, as the build's own manifest of routes has it. */
export const firstLoad: Check = {
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
  const weight = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
  const screens = screensOf(manifest).map(({ name, frame, common, own }) => ({ name, frame, common: weight(common), own: weight(own) }));
  const entrances = new Map(Object.entries(budget.own));
  const unknown = [...entrances.keys()].filter((id) => !(id in manifest.routes));
  if (unknown.length > 0) throw new Error(`There is no route ${unknown.join(', ')}.`);
  const maxOf = (name: string) => entrances.get(name) ?? budget.other;
  const frames = [...new Map(screens.map(({ frame, common }) => [frame, common]))];

  const line = (bytes: number, most: number, name: string) => `${kibibytes(bytes)} of at most ${kibibytes(most)} gzip  ${name}`;
  const [heaviest] = screens.filter(({ name }) => !entrances.has(name)).sort((a, b) => b.own - a.own);
  const shown = [...screens.filter(({ name }) => entrances.has(name)), ...(heaviest === undefined ? [] : [heaviest])];
  const excess = (name: string, bytes: number, most: number) =>
    bytes > most ? [`${name} loads ${kibibytes(bytes).trim()} first, ${kibibytes(bytes - most).trim()} too much.`] : [];
  return {
    notes: [
      ...frames.map(([frame, bytes]) => line(bytes, budget.common, `React, the router and ${frame}`)),
      ...shown.map(({ name, common, own }) => line(own, maxOf(name), `${name}'s own, ${kibibytes(common + own).trim()} in all`)),
    ],
    problems: [
      ...frames.flatMap(([frame, bytes]) => excess(`${frame}, with React and the router,`, bytes, budget.common)),
      ...screens.flatMap(({ name, own }) => excess(`${name} by itself`, own, maxOf(name))),
    ],
  };
}

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(9);

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

interface Screen {
  name: string;
  /** The layout it stands in. */
  frame: string;
  common: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

/** Every route that is the end of an address, with what its page asks for at once; the map of routes itself comes later. */
function screensOf({ entry, routes }: Manifest): Screen[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) => {
      const [root, ...below] = chainOf(routes, id);
      const layouts = below.slice(0, -1).filter(({ path }) => path === undefined);
      const common = filesOf([entry, ...(root === undefined ? [] : [root]), ...layouts]);
      return {
        name: id,
        frame: layouts[0]?.id ?? 'no layout',
        common,
        own: new Set([...filesOf(below)].filter((file) => !common.has(file))),
      };
    });
}

const filesOf = (parts: readonly z.infer<typeof loaded>[]) => new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));

/** A route and those around it, the outermost first. */
function chainOf(routes: Manifest['routes'], id: string): z.infer<typeof route>[] {
  const found = routes[id];
  if (found === undefined) throw new Error(`The manifest has no route «${id}».`);
  return [...(found.parentId === undefined ? [] : chainOf(routes, found.parentId)), found];
}
