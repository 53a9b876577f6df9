import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { buildServer } from '../../server.ts';
import { setMedia } from '../media/media.ts';
import { plainMedia } from '../media/testing/plain.ts';

let database: TestDatabase;
let app: FastifyInstance;
let now = new Date(0);

beforeAll(async () => {
  database = await engines.PostgreSQL();
  const { db } = database.connection;
  await fillSmallShop(db);
  await db.execute(
    sql`insert into advent_days select n, 'День ' || n, '…', '/catalog/tag/hity', '{phone}', 10 from generate_series(11, 31) n`,
  );
  setMedia(plainMedia('articles/advent-10'));
  app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }), clock: () => now });
});
afterAll(async () => {
  setMedia();
  await app?.close();
  await database?.stop();
});

const daysAt = async (moment: string, cityId: number = shop.city): Promise<number[]> => {
  now = new Date(moment);
  const answer = await app.inject(`/v2/promo/advent-calendar?city_id=${cityId}`);
  return answer.json().days.map(({ day }: { day: number }) => day);
};

test('a door is told of from its day on, by the clock of the city, and none after the year', async () => {
  expect(await daysAt('2026-12-10T20:59:00Z')).toEqual([]);
  expect(await daysAt('2026-12-10T21:00:00Z')).toEqual([11]);
  expect(await daysAt('2026-12-11T15:00:00Z', shop.farCity)).toEqual([11, 12]);
  expect(await daysAt('2026-12-31T20:59:00Z')).toHaveLength(21);
  expect(await daysAt('2026-12-31T21:00:00Z')).toEqual([]);
});

test('a door has its picture', async () => {
  now = new Date('2026-12-11T12:00:00Z');
  const [door] = (await app.inject('/v2/promo/advent-calendar')).json().days;
  expect(door).toEqual({
    day: 11,
    title: 'День 11',
    text: '…',
    url: '/catalog/tag/hity',
    image: expect.stringMatching(/^\/media\/articles\/advent-11\.svg\?v=[\w-]{13}$/),
  });
  expect((await app.inject(door.image)).headers['content-type']).toContain('image/svg+xml');
  expect((await app.inject('/media/articles/advent-10.svg')).statusCode).toBe(404);
});
