import type { Check } from './check.ts';
import { changes } from './checks/changes.ts';
import { codegen } from './checks/codegen.ts';
import { firstLoad } from './checks/first-load.ts';
import { floatingPromises } from './checks/floating-promises.ts';
import { format } from './checks/format.ts';
import { operations } from './checks/operations.ts';
import { pages } from './checks/pages.ts';
import { rooms } from './checks/rooms.ts';
import { sdl } from './checks/sdl.ts';
import { types } from './checks/types.ts';
import { details, line } from './report.ts';

/** Everything that is checked without running a test, the quick ones first. */
export const checks: readonly Check[] = [rooms, codegen, sdl, changes, operations, pages, format, floatingPromises, types, firstLoad];

/** Runs every check, one line each; resolves to how many of them found something. */
export async function verify(root: string): Promise<number> {
  let failed = 0;
  for (const check of checks) {
    const started = performance.now();
    const { problems, notes = [] } = await finding(check, root);
    line(check.name, problems.length === 0 ? 'ok' : `${problems.length} wrong`, started);
    details(notes);
    details(problems);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}

/** A check that cannot look has found something. */
async function finding(check: Check, root: string) {
  try {
    return await check.find(root);
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}
