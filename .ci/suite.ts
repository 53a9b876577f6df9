import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, show } from './command.ts';
import { countOf } from './count.ts';
import { line, say } from './report.ts';
import { findPrograms, isProgramName, type Program } from './services/programs.ts';

/** Where a suite leaves its report, below the room's folder; nx keeps it together with the fact that the suite passed. */
export const reportOf = (suite: string): string => `test-results/${suite}.xml`;

/** What nx says of its own run is nothing to the shops that tests build and start. */
const withoutNx = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('NX_'))
    .map((name) => [name, undefined]),
);

/** Minutes after which a suite hangs. */
const suiteTimeout = 60;

/**
 * `node .ci/suite.ts redis vitest run`: runs the suite of the npm script that calls it, in the folder of its room, with the programs named
 * before the command. Called by nx it says how many passed, and everything when one did not.
 */
async function runSuite(commandLine: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const at = commandLine.findIndex((word) => !isProgramName(word));
  const [command = '', ...args] = commandLine.slice(at);
  const suite = process.env.NX_TASK_TARGET_TARGET ?? process.env.npm_lifecycle_event ?? 'test';
  const report = join(process.cwd(), reportOf(suite));
  rmSync(report, { force: true });
  mkdirSync(join(report, '..'), { recursive: true });
  const env = {
    ...withoutNx,
    ...(await findPrograms(commandLine.slice(0, at).filter(isProgramName))),
    ...(command === 'playwright' && { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report }),
  };
  const reporters =
    command === 'playwright' ? ['--reporter=line,junit'] : ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { code, output } = await run(command, [...args, ...reporters], { cwd: process.cwd(), env, minutes: suiteTimeout });
  const { passed, failed } = countOf(existsSync(report) ? readFileSync(report, 'utf8') : undefined, code);
  if (failed > 0) say(output.replaceAll(/^ +[✓·].*\n/gm, ''));
  line(`${relative(root, process.cwd())} ${suite}`, `${passed} passed, ${failed} failed`, startedAt);
  return failed > 0 ? 1 : 0;
}

/** Runs a command that tests, for whoever sits before the terminal; resolves to its code. */
export async function showWith(programs: readonly Program[], command: string, args: readonly string[], cwd: string): Promise<number> {
  return show(command, args, { cwd, env: await findPrograms(programs) });
}

if (import.meta.main) process.exitCode = await runSuite(process.argv.slice(2));
