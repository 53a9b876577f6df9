import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What a change asks for: types and stored operations made anew, the shop or the provider started anew. */
export type Part = 'types' | 'shop' | 'provider';

/** Files that nobody runs, or that somebody else writes. */
const idle = /(?:^|\/)(?:node_modules|build|generated|__snapshots__|testing|test)\/|\.test\.tsx?$|(?:^|\/)[.#]|[~#]$/;

/** By the beginning of the path. Everything else of the screens is replaced in the browser by Vite. */
const rules: readonly { file: RegExp; parts: readonly Part[] }[] = [
  { file: /^schema\/[^/]+\.graphql$/, parts: ['types', 'shop'] },
  { file: /^apps\/web\/app\/.+\.graphql$/, parts: ['types', 'shop'] },
  { file: /^graphql\/.+\.ts$/, parts: ['shop'] },
  { file: /^apps\/(?:gateway|server)\/src\/.+\.ts$/, parts: ['shop'] },
  { file: /^apps\/web\/server\/.+\.ts$/, parts: ['shop'] },
  // Declarations are read on both sides of the wire.
  {
    file: /^services\/(?:contract\/.+|[^/]+\/(?:endpoints|vocabulary)|products\/\w+|payments\/\w+|registry)\.ts$/,
    parts: ['shop', 'provider'],
  },
  { file: /^services\/.+\.ts$/, parts: ['shop'] },
  { file: /^apps\/provider\/.+\.(?:ts|sql|json)$/, parts: ['provider'] },
];

/** What a changed file asks for; nothing for what Vite replaces, and for what nobody runs. `path` is from the root. */
export function partsOf(path: string): readonly Part[] {
  if (idle.test(path)) return [];
  return rules.find(({ file }) => file.test(path))?.parts ?? [];
}

/** Folders that hold any of them. */
const watchedFolders = [
  'schema',
  'graphql',
  'services',
  'apps/gateway/src',
  'apps/server/src',
  'apps/web/app',
  'apps/web/server',
  'apps/provider',
];
/** Milliseconds without a change before one is followed: an editor writes a file in several steps, and a branch brings many. */
const calm = 60;

interface Change {
  parts: ReadonlySet<Part>;
  /** From the root. */
  files: readonly string[];
}

/** Tells of changed sources, one change after the other: the next one waits until the last is done with. */
export function watchSources(root: string, follow: (change: Change) => Promise<void>): void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const go = async () => {
    if (isBusy || waiting.size === 0) return;
    isBusy = true;
    const files = [...waiting];
    waiting.clear();
    await follow({ files, parts: new Set(files.flatMap(partsOf)) });
    isBusy = false;
    await go();
  };
  for (const folder of watchedFolders.filter((name) => existsSync(join(root, name)))) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const file = `${folder}/${String(name).replaceAll('\\', '/')}`;
      if (partsOf(file).length === 0) return;
      waiting.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => void go(), calm);
    });
  }
}
