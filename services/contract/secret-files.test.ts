import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-secrets-'));
const file = join(folder, 'secret');
writeFileSync(file, 'kept in a file\n');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [{ SESSION_SECRET_FILE: file }, 'kept in a file'],
  [{ SESSION_SECRET_FILE: file, SESSION_SECRET: '' }, 'kept in a file'],
  [{ SESSION_SECRET_FILE: file, SESSION_SECRET: 'said itself' }, 'said itself'],
  [{ SESSION_SECRET_FILE: ' ' }, undefined],
  [{}, undefined],
])('%j', (env, secret) => {
  expect(withSecretFiles(env)).toMatchObject(secret === undefined ? {} : { SESSION_SECRET: secret });
  if (secret === undefined) expect(withSecretFiles(env)).not.toHaveProperty('SESSION_SECRET');
});

it('an empty file is no unset secret', () => {
  const empty = join(folder, 'empty');
  writeFileSync(empty, ' \n');
  expect(() => withSecretFiles({ PROVIDER_KEY_FILE: empty })).toThrow('PROVIDER_KEY_FILE names an empty file');
});

it('a file that is not there is one line without its path', () => {
  expect(() => withSecretFiles({ APP_KEYS_FILE: join(folder, 'missing') })).toThrow('APP_KEYS_FILE names a file that cannot be read');
});
