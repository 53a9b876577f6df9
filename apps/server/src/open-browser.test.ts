import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['linux', 'xdg-open', 'http://localhost:3000'],
  ['darwin', 'open', 'http://localhost:3000'],
] as const)('on %s the address goes to %s', async (platform, program, address) => {
  const opened = join(folder, 'opened');
  const here = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
  const file = join(here, program);
  writeFileSync(file, `#!/bin/sh\nmkdir -p ${folder}\nprintf %s "$1" > ${opened}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('PATH', [here, process.env.PATH].join(delimiter));
  openBrowser(address, platform);
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(address);
  rmSync(here, { recursive: true });
});

it('a machine without one gets the address in words', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('PATH', folder);
  openBrowser('http://localhost:3000', 'linux');
  await expect.poll(() => write.mock.calls.flat().join('')).toContain('the shop is at http://localhost:3000');
  write.mockRestore();
});
