import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildExclusively } from './build-store.ts';

let root: string;
let written: { screens: string; sandbox: string };
let underWay = 0;
let most = 0;
let waitCount = 0;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrina-built-'));
  written = { screens: join(root, 'web'), sandbox: join(root, 'gateway') };
  underWay = most = waitCount = 0;
});
afterEach(() => rm(root, { recursive: true }));

/** Takes away what was there and writes anew, as the real one does also when nothing has changed. */
const build = (text: string) => async () => {
  most = Math.max(most, ++underWay);
  for (const folder of Object.values(written)) {
    await rm(folder, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await mkdir(join(folder, 'server'), { recursive: true });
    await writeFile(join(folder, 'server', 'index.js'), text);
  }
  underWay -= 1;
  return true;
};
const start = (text: string) =>
  buildExclusively({ buildsFolder: join(root, 'kept'), buildOutput: written, build: build(text), onWait: () => (waitCount += 1) });
const textIn = (folder: string | undefined) => readFile(join(folder ?? '', 'screens', 'server', 'index.js'), 'utf8');

it('several starts at once build one after the other, and each finds its shop whole', async () => {
  const folders = await Promise.all([start('one'), start('one'), start('one')]);
  expect(most).toBe(1);
  expect(waitCount).toBe(2);
  expect(new Set(folders).size).toBe(1);
  expect(await textIn(folders[0])).toBe('one');
});

it('what a later start builds takes nothing away from a shop that runs', async () => {
  const first = await start('one');
  const second = await start('two');
  expect(second).not.toBe(first);
  expect([await textIn(first), await textIn(second)]).toEqual(['one', 'two']);
  expect(await start('one')).toBe(first);
});

it('a start that was ended while it copied is no trouble, and old shops are forgotten', async () => {
  await mkdir(join(root, 'kept', 'part', 'screens', 'left'), { recursive: true });
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) await start(text);
  const last = await start('8');
  expect(await textIn(last)).toBe('8');
  const kept = (await readdir(join(root, 'kept'), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  expect(kept).toHaveLength(5);
  expect(await readdir(join(last ?? '', 'screens'))).toEqual(['server']);
});

it('a build that fails gives no shop and lets the next one build', async () => {
  const failed = await buildExclusively({
    buildsFolder: join(root, 'kept'),
    buildOutput: written,
    build: async () => false,
    onWait: () => undefined,
  });
  expect(failed).toBeUndefined();
  expect(await textIn(await start('one'))).toBe('one');
});
