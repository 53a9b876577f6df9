import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addressOf, listen, originOf } from './listen.ts';

const app = Fastify();
afterEach(() => app.close());

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4010'],
  ['10.1.0.4', 'http://10.1.0.4:4010'],
  ['0.0.0.0', 'http://127.0.0.1:4010'],
  ['::', 'http://[::1]:4010'],
  ['fd00::4', 'http://[fd00::4]:4010'],
])('whoever listens on %s reaches itself by %s', (address, origin) => {
  expect(originOf({ address, port: 4010 })).toBe(origin);
});

test('an address that this machine does not have is one line', async () => {
  expect(() => addressOf(app)).toThrow('The provider does not listen yet.');
  await expect(listen(app, { PROVIDER_HOST: '203.0.113.1', PROVIDER_PORT: 0 })).rejects.toThrow(
    'Cannot listen on 203.0.113.1:0: this machine has no such address; choose another PROVIDER_HOST.',
  );
});
