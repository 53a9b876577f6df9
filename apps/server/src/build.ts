import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildExclusively } from './build-store.ts';
import { isTerminal, progress } from './progress.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Builds the screens and the sandbox when their sources have changed since the last time; resolves to whether it went well. */
function runBuild(): Promise<boolean> {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const builder = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: at(''),
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [builder.stdout, builder.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  // Whoever is told to stop takes the build along: it would go on writing where the next start builds.
  const stop = () => {
    builder.once('close', () => process.exit(130));
    builder.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  return new Promise((resolve) => {
    builder.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
    builder.once('close', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeListener(signal, stop);
      // Nothing to read while it goes well; everything when it does not.
      if (code !== 0) process.stderr.write(output);
      resolve(code === 0);
    });
  });
}

/** Builds what has changed and says how long it took. Gives the folder of the built shop; undefined when it failed. */
export async function buildShop(): Promise<string | undefined> {
  const startTime = performance.now();
  progress.step('build');
  const say = (text: string) => void (isTerminal() || process.stdout.write(text));
  say('Building what has changed … ');
  const folder = await buildExclusively({
    buildsFolder: at('apps/server/build'),
    buildOutput: { screens: at('apps/web/build'), sandbox: at('apps/gateway/build') },
    build: runBuild,
    onWait: () => {
      say('(another start is building; this one waits) ');
      progress.step('build', 'another start is building; this one waits');
    },
  });
  say(`${((performance.now() - startTime) / 1000).toFixed(1)} s\n`);
  if (folder === undefined) {
    progress.done();
    process.stderr.write('The build failed; see above.\n');
  }
  return folder;
}
