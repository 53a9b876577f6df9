import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('defaults, also for empty variables', () => {
  const expected = { PROVIDER_HOST: '127.0.0.1', PROVIDER_PORT: 4010, DATA_DIR: '.data', LOG_LEVEL: 'info', SEED: true, DEMO: false };
  expect(readConfiguration({})).toMatchObject(expected);
  expect(readConfiguration({ PROVIDER_HOST: '', PROVIDER_PORT: '', DATA_DIR: '', DATABASE_URL: '', DEMO: '' })).toMatchObject(expected);
  expect(readConfiguration({ PROVIDER_HOST: '0.0.0.0', PROVIDER_PORT: '0', DEMO: '1' })).toMatchObject({
    PROVIDER_HOST: '0.0.0.0',
    PROVIDER_PORT: 0,
    DEMO: true,
  });
});

test.each([
  ['PROVIDER_PORT', '70000'],
  ['PROVIDER_PORT', 'four'],
  ['DATABASE_URL', 'mysql://user:secret@host/db'],
  ['PROVIDER_KEY', 'secret'],
  ['PROVIDER_KEY', 'a secret with spaces'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
])('a wrong %s is one line that names it and tells no secret', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^Wrong configuration: ${name}: [^\\n]+$`));
  expect(() => readConfiguration({ [name]: value })).not.toThrow(/secret/);
});
