import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { run } from '../command.ts';
import { faultsIn } from '../report.ts';

/**
 * What a screen may load of the shop's own JavaScript before it is complete, in bytes of gzip. The framework is weighed apart: it is taken
 * as it is published, and no change of ours is weighed against it.
 */
const budget = {
  /** Where visitors come in, by route. */
  entrances: new Map(['routes/home/route', 'routes/listing/category', 'routes/product/about/route'].map((id) => [id, 16.25 * 1024])),
  /** A screen not named above, such as a step of the checkout, which is entered from one that has loaded most of it. */
  other: 31 * 1024,
};

/** React and the router, in the chunk that `apps/web/vite.config.ts` names so, and what the bundler needs to load chunks. */
const isFramework = (file: string) => /^(?:framework|rolldown-runtime)-/.test(basename(file));

const moduleSchema = z.object({ module: z.string(), imports: z.array(z.string()).optional() });
const route = moduleSchema.extend({ id: z.string(), parentId: z.string().optional() });
const manifestOf = z.object({ entry: moduleSchema, routes: z.record(z.string(), route) });
type Manifest = z.infer<typeof manifestOf>;

/** The first-load JavaScript of every screen, as the build's own manifest of routes has it. */
export const firstLoad: Check = {
  async find(root) {
    const { code, output } = await run('nx', ['run', '@vitrina/web:build', '--outputStyle=static'], {
      cwd: root,
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    if (code !== 0) return { problems: ['The screens do not build:', ...faultsIn(output).slice(0, 20)] };
    return measure(join(root, 'apps/web/build/client'));
  },
};

/** Measures a build's client folder. */
export function measure(client: string): { notes: string[]; problems: string[] } {
  const { file, manifest } = readManifest(client);
  const weight = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
  const screens = screensOf(manifest).map(({ name, files }) => ({
    name,
    limit: budget.entrances.get(name) ?? budget.other,
    own: weight(files.filter((file) => !isFramework(file))),
    framework: weight(files.filter(isFramework)),
  }));
  const unknown = [...budget.entrances.keys()].filter((id) => !(id in manifest.routes));
  if (unknown.length > 0) throw new Error(`There is no route ${unknown.join(', ')}.`);
  if (screens.some(({ framework }) => framework === 0)) throw new Error('The build has no chunk of the framework.');

  const entrances = screens.filter(({ name }) => budget.entrances.has(name));
  const [heaviest] = screens.filter(({ name }) => !budget.entrances.has(name)).sort((a, b) => b.own - a.own);
  return {
    notes: [
      `${kibibytes(weight([file]))} gzip are the router's map of all routes, once a release`,
      ...[...entrances, ...(heaviest === undefined ? [] : [heaviest])].map(
        ({ name, limit, own, framework }) =>
          `${kibibytes(own)} of at most ${kibibytes(limit)} gzip are ours, ${kibibytes(framework)} the framework's  ${name}`,
      ),
    ],
    problems: screens
      .filter(({ own, limit }) => own > limit)
      .map(({ name, own, limit }) => `${name} loads ${kibibytes(own).trim()} of ours first, ${kibibytes(own - limit).trim()} too much.`),
  };
}

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(9);

function readManifest(client: string): { file: string; manifest: Manifest } {
  const assets = join(client, 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const [, json] =
      name.startsWith('manifest-') && name.endsWith('.js') ? (manifestAssignment.exec(readFileSync(join(assets, name), 'utf8')) ?? []) : [];
    if (json !== undefined) return { file: `/assets/${name}`, manifest: manifestOf.parse(JSON.parse(json)) };
  }
  throw new Error('The build has no manifest of routes.');
}

const manifestAssignment = /^window\.__reactRouterManifest=(.*?);?\s*$/s;

/** Every route that is the end of an address, with what its page asks for at once. */
function screensOf({ entry, routes }: Manifest): { name: string; files: string[] }[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) => {
      const parts = [entry, ...chainOf(routes, id)];
      return { name: id, files: [...new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))] };
    });
}

/** A route and those around it, the outermost first. */
function chainOf(routes: Manifest['routes'], id: string): z.infer<typeof route>[] {
  const currentRoute = routes[id];
  if (currentRoute === undefined) throw new Error(`The manifest has no route «${id}».`);
  return [...(currentRoute.parentId === undefined ? [] : chainOf(routes, currentRoute.parentId)), currentRoute];
}
