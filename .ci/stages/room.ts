import { join } from 'node:path';
import { root, show } from '../command.ts';
import { say } from '../report.ts';
import { workspacesWith } from '../workspaces.ts';
import { type Chosen, chosen } from './chosen.ts';
import { shown } from './shown.ts';

/** Rooms with tests, the lowest first. */
export const testedRooms = (): string[] => ['.ci', ...workspacesWith('test', root)];

/** Its tests start the whole house from what is built. */
const house = 'apps/server';

/** Runs the tests that some words name, or watches them; sets the exit code. */
export async function runRoom(words: readonly string[], manner: 'run' | 'watch'): Promise<void> {
  let what: Chosen;
  try {
    what = chosen(words, testedRooms(), root);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return;
  }
  const { folder, args } = what;
  // Beside a browser, an editor and a shop that runs there is little left of a machine.
  process.exitCode = await shown(folder === house, (env) =>
    show('vitest', [manner, '--maxWorkers=2', ...args], { cwd: join(root, folder), env }),
  );
}
