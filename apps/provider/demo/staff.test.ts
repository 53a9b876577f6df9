import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../src/platform/database/testing/databases.ts';
import { buildServer } from '../src/server.ts';
import { addStaff, closeStaff, demoStaff } from './staff.ts';

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

const [person] = demoStaff.employees;
const [point] = demoStaff.tradePoints;
const post = (call: string, payload: object) => app.inject({ method: 'POST', url: `/internal/employee/${call}`, payload });
const signIn = () => post('login-token', { token: person?.token });
const enter = async () => (await post('login-trade-point', { trade_point_number: point?.number, access_code: point?.code })).statusCode;

test('can sign in while there is a demonstration, and neither does nor stays so when it is over', async () => {
  const { db } = database.connection;
  await addStaff(db);
  const signInResult = await signIn();
  expect([signInResult.statusCode, await enter()]).toEqual([200, 200]);

  await closeStaff(db);
  const headers = { 'x-employee-token': signInResult.json().employee_token };
  const logout = await app.inject({ method: 'POST', url: '/internal/employee/logout', headers });
  expect([(await signIn()).statusCode, await enter(), logout.statusCode]).toEqual([422, 422, 401]);

  await addStaff(db);
  await addStaff(db);
  expect([(await signIn()).statusCode, await enter()]).toEqual([200, 200]);
});
