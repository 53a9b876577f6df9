import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { engines, type TestDatabase } from '../src/platform/database/testing/databases.ts';
import { buildServer } from '../src/server.ts';

import { addShopper, closeShopper, demoShopper } from './shopper.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await engines.PostgreSQL();
  app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

const { phone, email, password } = demoShopper;
const signIn = () => app.inject({ method: 'POST', url: '/user/login', payload: { phone: Number(phone), password } });
const me = (token: string) => app.inject({ url: '/v2/users/me/profile', headers: { authorization: `Bearer ${token}` } });

test('can sign in while there is a demonstration, and neither does nor stays so when it is over', async () => {
  const { db } = database.connection;
  await addShopper(db);
  const signInResult = await signIn();
  const token: string = signInResult.json().access_token;
  expect([signInResult.statusCode, (await me(token)).statusCode]).toEqual([200, 200]);

  await closeShopper(db);
  expect([(await signIn()).statusCode, (await me(token)).statusCode]).toEqual([422, 401]);

  await addShopper(db);
  await addShopper(db);
  expect((await signIn()).statusCode).toBe(200);
});

test('whoever else has its phone is left alone', async () => {
  const { db } = database.connection;
  await db.execute(sql`update users set email = 'anna@private.example', password_hash = 'of her own' where email = ${email}`);
  await closeShopper(db);
  await addShopper(db);
  const { rows } = await db.execute(sql`select email, password_hash from users`);
  expect(rows).toEqual([{ email: 'anna@private.example', password_hash: 'of her own' }]);
});
