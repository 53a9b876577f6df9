import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('uncaught-errors.ts', import.meta.url).href;

/** A process that is watched, and what it says until it ends. */
async function watchedProcess(script: string): Promise<{ code: number | null; said: string }> {
  const source = `
    const { watchUncaughtErrors } = await import('${module}');
    watchUncaughtErrors({ log: { error: ({ err }, words) => console.log(words + ': ' + err.message) }, stop: (code) => process.exit(code) });
    ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

it('a rejection nobody has handled is told of, and the process goes on', async () => {
  const ended = await watchedProcess(`Promise.reject(new Error('left alone')); setImmediate(() => console.log('still here'));`);
  expect(ended).toEqual({ code: 0, said: 'a rejection nobody has handled: left alone\nstill here\n' });
});

it('after an error nobody has caught the shop stops with exit code 1', async () => {
  const ended = await watchedProcess(`setImmediate(() => { throw new Error('from nowhere'); }); setInterval(() => undefined, 1_000);`);
  expect(ended).toEqual({ code: 1, said: 'an error nobody has caught: from nowhere\n' });
});
