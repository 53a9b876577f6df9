import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DrizzleQueryError } from '../database/sql.ts';
import { loggerOptions, logRequests } from './logging.ts';

/** A logger, and every line it has written as an object. */
function createTestLogger(): { lines: Record<string, unknown>[]; logger: FastifyBaseLogger } {
  const lines: Record<string, unknown>[] = [];
  return { lines, logger: pino(loggerOptions('debug'), { write: (line) => void lines.push(JSON.parse(line)) }) };
}

test('an error of a query is told of without its statement and its values', () => {
  const { lines, logger } = createTestLogger();
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), { code: '22P02', detail: 'canary' });
  logger.error({ err: new DrizzleQueryError('insert into users values ($1)', ['canary'], cause) }, 'a job failed');
  expect(lines).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      service: 'provider',
      err: {
        type: 'Error',
        message: 'invalid input syntax for type uuid: …',
        code: '22P02',
        stack: expect.stringMatching(/^ +at .*logging\.test\.ts/),
      },
      msg: 'a job failed',
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/canary|insert into/);
});

test('a request is one line: a secret path by its pattern, health and pictures at debug, a failure as a warning', async () => {
  const { lines, logger } = createTestLogger();
  const app = Fastify({ loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) });
  logRequests(app);
  app.get('/sandbox-acquirer/:token', async () => 'page');
  app.get('/media/:id', async () => 'picture');
  app.get('/health/ready', (_request, reply) => reply.code(503).send());
  app.get('/v2/stores/:id', { config: { call: 'stores.store' } }, (_request, reply) => reply.code(500).send());
  for (const url of ['/sandbox-acquirer/canary?secret=1', '/media/1', '/health/ready', '/v2/stores/7?secret=1']) await app.inject(url);
  await app.close();
  expect(lines.map(({ level, call, path, status }) => [level, call, path, status])).toEqual([
    ['info', undefined, '/sandbox-acquirer/:token', 200],
    ['debug', undefined, '/media/:id', 200],
    ['debug', undefined, '/health/ready', 503],
    ['warn', 'stores.store', '/v2/stores/7', 500],
  ]);
});
