import type { Check, Finding } from './check.ts';
import { details, line } from './report.ts';

/**
 * Everything that is checked without running a test, the quick ones first. Each is loaded when its turn comes: code that cannot be loaded, such as
 * a schema that nothing stands behind, fails the checks that need it, and the others say what they know.
 */
export const checks: Readonly<Record<string, () => Promise<Check>>> = {
  domains: async () => (await import('./checks/domains.ts')).domains,
  rooms: async () => (await import('./checks/rooms.ts')).rooms,
  packages: async () => (await import('./checks/packages.ts')).packages,
  'import cycles': async () => (await import('./checks/cycles.ts')).cycles,
  'generated types': async () => (await import('./checks/codegen.ts')).codegen,
  schema: async () => (await import('./checks/sdl.ts')).sdl,
  'change log': async () => (await import('./checks/changes.ts')).changes,
  operations: async () => (await import('./checks/operations.ts')).operations,
  pages: async () => (await import('./checks/pages.ts')).pages,
  'format and lint': async () => (await import('./checks/format.ts')).format,
  'floating promises': async () => (await import('./checks/floating-promises.ts')).floatingPromises,
  types: async () => (await import('./checks/types.ts')).types,
  'first-load JavaScript': async () => (await import('./checks/first-load.ts')).firstLoad,
};

/** Runs every check, one line each; resolves to how many of them found something. */
export async function verify(root: string, all: typeof checks = checks): Promise<number> {
  let failed = 0;
  for (const [name, load] of Object.entries(all)) {
    const started = performance.now();
    const { problems, notes = [] } = await finding(load, root);
    line(name, problems.length === 0 ? 'ok' : `${problems.length} wrong`, started);
    details(notes);
    details(problems);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}

/** A check that cannot look has found something. */
async function finding(load: () => Promise<Check>, root: string): Promise<Finding> {
  try {
    const check = await load();
    return await check.find(root);
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}
