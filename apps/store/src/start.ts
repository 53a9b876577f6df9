import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [major = '0'] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Vitrina needs Node 24 or newer; this is ${process.versions.node}. On Linux «npm install» brings it along; elsewhere install it from nodejs.org.\n`,
  );
  process.exit(1);
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds the screens and the sandbox when their sources have changed since the last time; resolves to the exit code. */
function build(): Promise<number> {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const builder = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: root,
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
  return new Promise((resolve) => {
    builder.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    builder.once('close', (code) => {
      // Nothing to read while it goes well; everything when it does not.
      if (code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

/**
 * npm runs this under a shell that passes no signals on: when npm is ended, the shell ends and this process would be
 * left behind. So it stops when whoever started it is gone.
 */
function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  watch.unref();
}

if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
const started = performance.now();
process.stdout.write('Building what has changed … ');
const code = await build();
process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
if (code !== 0) {
  process.stderr.write('The build failed; see above.\n');
  process.exit(1);
}
await import('./main.ts');
