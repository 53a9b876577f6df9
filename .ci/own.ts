import type { Check } from './check.ts';
import { root } from './command.ts';
import { say } from './report.ts';

/** Checks of our own: what no tool knows to look for. */
const checks: Readonly<Record<string, () => Promise<Check>>> = {
  codegen: async () => (await import('./checks/codegen.ts')).codegen,
  pages: async () => (await import('./checks/pages.ts')).pages,
  schema: async () => (await import('./checks/sdl.ts')).sdl,
  changelog: async () => (await import('./checks/changes.ts')).changes,
  operations: async () => (await import('./checks/operations.ts')).operations,
  domains: async () => (await import('./checks/domains.ts')).domains,
  'first-load': async () => (await import('./checks/first-load.ts')).firstLoad,
};

/** `node .ci/own.ts pages`: one of them, in a process of its own. One that cannot look has found something. */
if (import.meta.main) {
  try {
    const check = await checks[process.argv[2] ?? '']?.();
    const { problems = [], notes = [] } = (await check?.find(root)) ?? { problems: [`There is no check «${process.argv[2]}».`] };
    for (const text of [...notes, ...problems]) say(text);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
