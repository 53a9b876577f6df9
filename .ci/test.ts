import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLongRun } from '../services/testing/long-run.ts';
import { nx, root } from './command.ts';
import { type Count, countOf, sumOf } from './count.ts';
import { heading, line, say, since } from './report.ts';
import { type Suite, selectTests, suiteNames, suitesOf } from './rooms.ts';
import { reportOf, showWith } from './suite.ts';
import { verify } from './verify.ts';

/** Whole shops and journeys buy the goods of the demonstration; a company may have deleted it. */
const hasGoods = existsSync(join(root, 'apps/provider/demo'));

const [first, ...cliArguments] = process.argv.slice(2);
if (first === undefined) process.exitCode = await testAll();
else if (first === '--only') process.exitCode = await testAll(cliArguments.join(',').split(','));
else if (first === '--journeys') process.exitCode = await showJourneys(cliArguments);
else if (first === '--watch') process.exitCode = await showRoom('watch', cliArguments);
else process.exitCode = await showRoom('run', [first, ...cliArguments]);

/**
 * `npm test`: checks, builds and tests everything; `npm test -- --only verify,graphql,apps/server:full-stack` a part of it. What has not changed since
 * it last passed comes from nx's cache, with its count.
 */
async function testAll(only?: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const isWanted = (name: string): boolean => only?.includes(name) ?? true;
  const suites = suitesOf(root).filter((suite) => isWanted(nameOf(suite)) && (suite.name === 'test' || hasGoods));
  const unknown = only?.filter((name) => name !== 'verify' && !suites.some((suite) => nameOf(suite) === name)) ?? [];
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(', ')}. Name some of: verify, ${suitesOf(root).map(nameOf).join(', ')}.`);
    return 1;
  }
  const counts: Count[] = [];
  if (isWanted('verify')) {
    heading('Verify');
    counts.push({ passed: 0, failed: await verify() });
  }
  // nx takes each name in each room that it is given: all of them at once only where nothing is left out. A long run's whole shops and journeys,
  // with two browsers besides Chromium, are too much beside each other.
  const parts = only === undefined && !isLongRun ? [suites] : suiteNames.map((name) => suites.filter((suite) => suite.name === name));
  for (const part of parts) counts.push(...(await testSuites(part)));
  const { passed, failed } = sumOf(counts);
  say(`\n${since(startedAt)} in all\n`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && (passed > 0 || only?.join() === 'verify') ? 0 : 1;
}

/** A suite is its room's folder; those of `apps/server` that are not its units have a name besides. */
function nameOf({ folder, name }: Suite): string {
  return name === 'test' ? folder : `${folder}:${name}`;
}

/**
 * Has nx run suites, two at once: one computes while the other waits for its processes. Reads what they left, or what nx's cache has of them.
 */
async function testSuites(suites: readonly Suite[]): Promise<Count[]> {
  if (suites.length === 0) return [];
  const reports = suites.map(({ folder, name }) => join(root, folder, reportOf(name)));
  for (const report of reports) rmSync(report, { force: true });
  const suiteStartedAt = performance.now();
  const [names, folders] = [suites.map(({ name }) => name), suites.map(({ folder }) => folder)].map((all) => [...new Set(all)].join(','));
  const code = await nx('run-many', '-t', names ?? '', '-p', folders ?? '', '--outputStyle=static', '--parallel=2');
  heading('Tests');
  const counts = reports.map((report) => countOf(existsSync(report) ? readFileSync(report, 'utf8') : undefined));
  for (const [index, suite] of suites.entries()) {
    const [count, isThere] = [counts[index], existsSync(reports[index] ?? '')];
    say(`  ${nameOf(suite).padEnd(24)} ${isThere ? `${count?.passed} passed, ${count?.failed} failed` : 'did not run: see above'}`);
  }
  line('together', '', suiteStartedAt);
  // A task that failed although its report says nothing of it.
  return code !== 0 && sumOf(counts).failed === 0 ? [...counts, { passed: 0, failed: 1 }] : counts;
}

/** The tests that some words name, run once or watched. */
async function showRoom(mode: 'run' | 'watch', testArguments: readonly string[]): Promise<number> {
  try {
    const folders = suitesOf(root).flatMap(({ folder, name }) => (name === 'test' ? [folder] : []));
    const { folder, args } = selectTests(testArguments, folders, root);
    // Whole shops are started from what is built.
    if (folder === 'apps/server' && (await nx('run-many', '-t', 'build', '--outputStyle=static')) !== 0) return 1;
    // Beside a browser, an editor and a shop that runs there is little left of a machine.
    return await showWith(['redis', 'postgres'], 'vitest', [mode, '--maxWorkers=2', ...args], join(root, folder));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** `npm run e2e -- sandbox`: journeys whose file has this in its path; options (`--debug`, `--project=js-1280`) go on to Playwright. */
async function showJourneys(testArguments: readonly string[]): Promise<number> {
  if ((await nx('run-many', '-t', 'build', '--outputStyle=static')) !== 0) return 1;
  const config = 'apps/server/playwright.config.ts';
  return showWith(['redis', 'postgres', 'chromium', 'browsers'], 'playwright', ['test', '-c', config, ...testArguments], root);
}
