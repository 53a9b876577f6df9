import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root, run } from '../command.ts';
import { type Count, checked, oneFailed } from './count.ts';

/** How the journeys are run. */
export const journeys = 'apps/server/playwright.config.ts';

const problem = z.object({ message: z.string().optional() });
const test = z.object({ status: z.string(), projectName: z.string(), results: z.array(z.object({ errors: z.array(problem) })) });
const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(test) });
interface Suite {
  title: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({ suites: z.array(suite), errors: z.array(problem) });

/** Journeys buy the goods of the demonstration; a company may have deleted it. */
const goods = 'apps/provider/demo';
export const noGoods = `not run: they buy what ${goods} has, and it is not there`;

/** Runs the journeys in a browser; undefined where the tree does not have any, or nothing to buy. */
export async function endToEnd(env: NodeJS.ProcessEnv): Promise<Count | undefined> {
  if (!existsSync(join(root, goods))) return undefined;
  if (!existsSync(join(root, journeys))) {
    const { output } = await run('git', ['ls-files', journeys]);
    return output.includes(journeys) ? oneFailed(`${journeys} is gone.`) : undefined;
  }
  const scratch = mkdtempSync(join(tmpdir(), 'vitrina-journeys-'));
  try {
    const written = join(scratch, 'report.json');
    const { code, output } = await run('playwright', ['test', '-c', journeys, '--reporter=json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: written },
      minutes: 45,
    });
    return checked(count(readFileSync(written, 'utf8')), code, output);
  } catch (error) {
    return oneFailed(`Playwright left no report: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Reads Playwright's report: only what passed at the first try has passed. */
export function count(json: string): Count {
  const { suites, errors } = report.parse(JSON.parse(json));
  const failures = errors.map(({ message = '' }) => firstLines(message));
  let passed = 0;
  const read = ({ title, specs, suites: below = [] }: Suite): void => {
    for (const { title: name, file, tests } of specs) {
      for (const { status, projectName, results } of tests) {
        if (status === 'expected') passed += 1;
        else {
          const [error] = results.flatMap((result) => result.errors);
          const place = [projectName, file, ...(title === file ? [] : [title]), name].filter((part) => part !== '').join(' › ');
          failures.push(`${place}: ${status}${error?.message ? `\n  ${firstLines(error.message)}` : ''}`);
        }
      }
    }
    for (const each of below) read(each);
  };
  for (const each of suites) read(each);
  return { passed, failed: failures.length, failures };
}

/** Playwright colours its messages even in a file. */
const firstLines = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n  ');
