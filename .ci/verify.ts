import { run } from './command.ts';
import { details, faultsIn, heading, line, say, since } from './report.ts';

/** A check of the whole tree without running a test: a command that says what is wrong, where, and the remedy, and changes nothing. */
interface Check {
  readonly command: readonly [string, ...string[]];
  /** What helps, where the command does not say so itself. */
  readonly remedy?: string;
  /** A check that writes what this one reads. */
  readonly after?: string;
  /** Says something worth seeing even when all is well. */
  readonly hasNotes?: boolean;
}

const ownCheck = (name: string): Check => ({ command: ['node', '.ci/own.ts', name] });
const madeByTools = ['**/generated/**', '**/build/**', '**/.react-router/**'].flatMap((pattern) => ['--ignore-pattern', pattern]);

const depcruise = (rules: string, ...folders: string[]): [string, ...string[]] => [
  'depcruise',
  ...['--config', `.ci/${rules}.config.mjs`, '--output-type', 'err-long'],
  ...folders,
];

/** The longest first, since two of them run at once. */
const checks: Readonly<Record<string, Check>> = {
  // Of the web room's routes; both that follow read them.
  typegen: { command: ['nx', 'run-many', '--outputStyle=static', '-t', 'typegen'] },
  // A program each for Node, for the screens and for the sandbox; what did not change since the last check is not looked at again.
  types: { command: ['tsc', '-b', '.ci', 'apps/web', 'apps/gateway/sandbox'], after: 'typegen' },
  promises: {
    command: ['oxlint', '--type-aware', '-A', 'all', '-D', 'typescript/no-floating-promises', ...madeByTools, '--format=unix', '.'],
    after: 'typegen',
    remedy: '`await` the promise, or `void` it where nobody has to wait.',
  },
  format: {
    command: ['biome', 'check', '--reporter=github', '--max-diagnostics=100', '.'],
    remedy: 'npm run format -- --all mends the form and what is safe to mend; the rest is to be mended by hand.',
  },
  rooms: { command: depcruise('rooms', '.ci', 'apps', 'docs', 'graphql', 'schema', 'services') },
  folders: { command: depcruise('folders', 'apps', 'graphql', 'schema', 'services') },
  unused: {
    command: ['knip', '--config', '.ci/knip.json', '--no-progress', '--reporter', 'compact'],
    remedy: 'Take out what nothing uses, or the word `export`; npm install --save-exact NAME -w ROOM declares a package.',
  },
  codegen: ownCheck('codegen'),
  pages: ownCheck('pages'),
  schema: ownCheck('schema'),
  'schema-style': { command: ['eslint', '--config', '.ci/schema.config.mjs', 'schema'] },
  changelog: ownCheck('changelog'),
  operations: ownCheck('operations'),
  domains: ownCheck('domains'),
  'first-load': { ...ownCheck('first-load'), after: 'types', hasNotes: true },
};

/** Runs checks, two at once and one line each; resolves to how many of them found something. */
export async function verify(names: readonly string[] = Object.keys(checks)): Promise<number> {
  const waiting = names.flatMap((name) => (checks[name] === undefined ? [] : [{ name, ...checks[name] }]));
  const running = new Set<string>();
  let failedCount = 0;
  const isReady = ({ after }: Check): boolean => ![...waiting.map(({ name }) => name), ...running].some((name) => name === after);
  const work = async (): Promise<void> => {
    for (let at = waiting.findIndex(isReady); at >= 0; at = waiting.findIndex(isReady)) {
      for (const { name, command, remedy, hasNotes } of waiting.splice(at, 1)) {
        running.add(name);
        const startedAt = performance.now();
        const [program, ...args] = command;
        const { code, output } = await run(program, args, { env: { NX_DAEMON: 'false', NX_TUI: 'false' } });
        running.delete(name);
        line(name, code === 0 ? 'ok' : 'wrong', startedAt);
        if (code !== 0) failedCount += 1;
        if (code !== 0 || hasNotes) details(program === 'nx' ? faultsIn(output) : output.trim().split('\n'));
        if (code !== 0 && remedy !== undefined) details([remedy]);
      }
    }
  };
  await Promise.all([work(), work()]);
  // One that had to wait for the last of the others.
  await work();
  return failedCount;
}

/** `npm run verify`, or some of it: `npm run verify -- rooms types`. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    say(`There is no check «${unknown.join('», «')}». Name some of: ${Object.keys(checks).join(', ')}.`);
    return 1;
  }
  const startedAt = performance.now();
  heading('Verify');
  const failedCount = await verify(names.length > 0 ? names : undefined);
  say(
    failedCount === 0
      ? `\nAll holds (${since(startedAt)}).`
      : `\n${failedCount} ${failedCount === 1 ? 'check' : 'checks'} failed (${since(startedAt)}).`,
  );
  return failedCount === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
