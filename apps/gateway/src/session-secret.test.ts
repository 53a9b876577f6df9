import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operatorKey, sessionSecret } from './session-secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once and kept for its owner only', () => {
  const DATA_DIR = join(folder, 'data');
  const secret = sessionSecret({ DATA_DIR });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(sessionSecret({ DATA_DIR })).toBe(secret);
  expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toBe(secret);
});

it('is the configured one when there is one, and then nothing is written', () => {
  const DATA_DIR = join(folder, 'none');
  expect(sessionSecret({ SESSION_SECRET: 'configured', DATA_DIR })).toBe('configured');
  expect(() => statSync(DATA_DIR)).toThrow();
});

it('does not show itself in the key of the operator', () => {
  expect(operatorKey('secret')).not.toContain('secret');
  expect(operatorKey('secret')).not.toBe(operatorKey('other'));
});
