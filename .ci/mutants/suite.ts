import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { run, withoutDaemon } from '../command.ts';
import { suitesOf } from '../rooms.ts';
import type { Mutant } from './mutant.ts';

/** A part of the suite: files of one room, by their paths from it; all of its tests, or those that import a file of another. */
interface Step {
  readonly kind: 'room' | 'related' | 'shop' | 'journeys';
  readonly room: string;
  readonly files: readonly string[];
  /** Words of the names of its tests; all where there are none. */
  readonly testName?: string | undefined;
}

const shop = 'apps/server';
const kindOf = (test: string): Step['kind'] => (/\.spec\.ts$/.test(test) ? 'journeys' : test.startsWith(`${shop}/test/`) ? 'shop' : 'room');
const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** What is tried with a mutation, from the cheapest to the dearest: whole shops and journeys only where the list names some. */
export function stepsFor({ file, tests }: Mutant, folder: string, isQuick: boolean): Step[] {
  const rooms = suitesOf(folder).flatMap((suite) => (suite.name === 'test' && suite.folder !== '.ci' ? [suite.folder] : []));
  const roomOf = (path: string) => rooms.find((room) => path.startsWith(`${room}/`));
  const ownRoom = roomOf(file);
  const dependencies = (room: string) =>
    Object.keys(manifest.parse(JSON.parse(readFileSync(join(folder, room, 'package.json'), 'utf8'))).dependencies);
  const above =
    ownRoom === undefined
      ? []
      : rooms.filter((room) => dependencies(room).some((name) => name === `@vitrina/${ownRoom.split('/').at(-1)}`));
  const hintedSteps = tests.flatMap((test): Step[] => {
    const [path = '', words] = test.split(' › ');
    const room = roomOf(path);
    return room === undefined || !existsSync(join(folder, path))
      ? []
      : [{ kind: kindOf(path), room, files: [relative(room, path)], testName: words }];
  });
  if (isQuick) return hintedSteps;
  return [
    ...hintedSteps.filter(({ kind }) => kind === 'room'),
    ...(ownRoom === undefined ? [] : [{ kind: 'room' as const, room: ownRoom, files: [] }]),
    ...above.map((room) => ({ kind: 'related' as const, room, files: [join(folder, file)] })),
    ...hintedSteps.filter(({ kind }) => kind === 'shop'),
    ...hintedSteps.filter(({ kind }) => kind === 'journeys'),
  ];
}

/** How a step ended: null when it passed, else what failed, and the step with nothing else in it. */
export async function runStep(step: Step, folder: string, env: NodeJS.ProcessEnv): Promise<{ failure: string; again: Step } | null> {
  const { kind, room, files } = step;
  if (kind === 'shop' || kind === 'journeys') {
    const built = await run('nx', ['run-many', '-t', 'build', '--outputStyle=static'], { cwd: folder, env: withoutDaemon });
    if (built.code !== 0) return { failure: 'the build', again: step };
  }
  if (kind === 'journeys') {
    const projects = ['--project=js-1280', '--project=js-360'];
    const { code } = await run(
      'playwright',
      [
        'test',
        '-c',
        'apps/server/playwright.config.ts',
        '-x',
        ...projects,
        ...files,
        ...(step.testName === undefined ? [] : ['-g', step.testName]),
      ],
      { cwd: folder, env, minutes: 15 },
    );
    return code === 0 ? null : { failure: files.join(), again: step };
  }
  return runVitest(step, join(folder, room), env);
}

const assertion = z.object({ status: z.string(), fullName: z.string() });
const report = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(assertion) })) });

async function runVitest(step: Step, cwd: string, env: NodeJS.ProcessEnv): Promise<{ failure: string; again: Step } | null> {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrina-mutant-'));
  try {
    const reportFile = join(scratch, 'report.json');
    const project = step.room === shop ? [`--project=${step.kind === 'shop' ? 'full-stack' : 'unit'}`] : [];
    const how = ['--run', '--bail=1', '--maxWorkers=1', '--passWithNoTests', '--reporter=json', `--outputFile=${reportFile}`, ...project];
    const { code } = await run(
      'vitest',
      [
        ...(step.kind === 'related' ? ['related'] : []),
        ...step.files,
        ...(step.testName === undefined ? [] : ['-t', step.testName]),
        ...how,
      ],
      {
        cwd,
        env,
        minutes: 8,
      },
    );
    if (code === 0) return null;
    const results = existsSync(reportFile) ? report.parse(JSON.parse(readFileSync(reportFile, 'utf8'))).testResults : [];
    const bad = results.find(({ status }) => status === 'failed');
    if (bad === undefined) return { failure: `${step.room}: an error outside of any test`, again: step };
    const file = relative(cwd, bad.name);
    const test = bad.assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'does not load';
    return {
      failure: `${step.room}/${file} › ${test}`,
      again: { ...step, kind: step.kind === 'related' ? 'room' : step.kind, files: [file] },
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
