import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { root, run } from '../command.ts';
import { type Count, checked, oneFailed } from './count.ts';

const assertion = z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() });
const file = z.object({ name: z.string(), status: z.string(), message: z.string().optional(), assertionResults: z.array(assertion) });
const report = z.object({ testResults: z.array(file) });

/** Runs the tests of one workspace with vitest, whose JSON is read: a file that does not load counts as a failed test. */
export async function unitTests(folder: string, env: NodeJS.ProcessEnv): Promise<Count> {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
  try {
    const written = join(scratch, 'report.json');
    // Vitest leaves one core free, which is half of the machine that this has to be done on.
    const args = ['run', '--maxWorkers=2', '--reporter=json', `--outputFile=${written}`];
    const { code, output } = await run('vitest', args, { cwd: join(root, folder), env, minutes: 30 });
    return checked(count(readFileSync(written, 'utf8'), join(root, folder)), code, output);
  } catch (error) {
    return oneFailed(`vitest left no report: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Reads vitest's report of the workspace in `folder`. */
export function count(json: string, folder: string): Count {
  let passed = 0;
  const failures: string[] = [];
  for (const { name, status, message = '', assertionResults } of report.parse(JSON.parse(json)).testResults) {
    const path = relative(folder, name);
    const bad = assertionResults.filter((test) => test.status !== 'passed');
    passed += assertionResults.length - bad.length;
    for (const test of bad) {
      const [reason = ''] = test.failureMessages ?? [];
      failures.push(`${path} › ${test.fullName}: ${test.status}${reason && `\n  ${reason.split('\n').slice(0, 6).join('\n  ')}`}`);
    }
    if (status === 'failed' && bad.length === 0) failures.push(`${path}\n  ${message.split('\n').slice(0, 6).join('\n  ')}`);
  }
  return { passed, failed: failures.length, failures };
}
