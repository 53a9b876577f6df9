import { Writable } from 'node:stream';
import { createCounters } from '@vitrina/gateway/src/limits/counters.ts';
import { loggerOptions } from '@vitrina/gateway/src/log.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserFailures, ofAll, ofOneClient } from './browser-failures.ts';

const reportedErrors: Error[] = [];
const lines: string[] = [];
let app: FastifyInstance;

const written = new Writable({
  write(line, _, done) {
    lines.push(String(line));
    done();
  },
});
const onFailure = (error: unknown) => void (error instanceof Error && reportedErrors.push(error));

beforeEach(async () => {
  reportedErrors.length = 0;
  lines.length = 0;
  app = Fastify({ logger: { ...loggerOptions('error', onFailure), stream: written }, trustProxy: ['loopback'] });
  await app.register(browserFailures, { counters: createCounters(undefined, app.log) });
});
afterEach(() => app.close());

const failure = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at Line (http://shop.example/assets/route-Ab1.js:1:234)',
  screen: '/order-info/:id',
};
const own = { host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' };

const send = async (payload: object | string, headers: Record<string, string> = own) =>
  (await app.inject({ method: 'POST', url: '/failures', headers: { 'content-type': 'application/json', ...headers }, payload })).statusCode;

test('a failure in a browser is reported like one of the server', async () => {
  expect(await send(failure)).toBe(204);
  expect(reportedErrors).toEqual([expect.objectContaining({ name: 'TypeError', message: 'x is not a function' })]);
  expect(reportedErrors[0]?.stack).toBe('TypeError: x is not a function\n    at Line (/assets/route-Ab1.js:1:234)');
});

test.each([
  ['Chrome', '    at async Promise.all (index 0)\n    at async go (https://shop.example/assets/framework-x.js:12:3)', 'go'],
  ['Firefox', 'go@https://shop.example/assets/framework-x.js:12:3', 'go'],
  ['Safari', '@https://shop.example/assets/framework-x.js:12:3', '<anonymous>'],
])('frames of %s are read, and only the shop’s own', async (_, stack, where) => {
  await send({ ...failure, stack: `${stack}\nat https://shop.example/order-info/77?phone=79000000001:1:1\nIvanov` });
  expect(reportedErrors[0]?.stack).toBe(`TypeError: x is not a function\n    at ${where} (/assets/framework-x.js:12:3)`);
});

test.each<[string, Record<string, string>]>([
  ['another site', { ...own, origin: 'https://evil.example' }],
  ['another site that hides', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['no browser at all', { host: 'shop.example' }],
])('%s is not listened to', async (_, headers) => {
  expect(await send(failure, headers)).toBe(403);
  expect(reportedErrors).toEqual([]);
});

test.each([
  ['too many words', { ...failure, message: 'x'.repeat(501) }, 400],
  ['another shape', { error: 'x' }, 400],
  ['too large a body', { ...failure, more: 'x'.repeat(20_000) }, 413],
])('%s is refused', async (_, payload, status) => {
  expect(await send(payload)).toBe(status);
  expect(reportedErrors).toEqual([]);
});

test('an address is listened to so often, and all of them together', async () => {
  const from = (address: string) => ({ ...own, 'x-forwarded-for': address });
  for (let at = 0; at < ofOneClient.points; at += 1) expect(await send(failure, from('203.0.113.1'))).toBe(204);
  expect(await send(failure, from('203.0.113.1'))).toBe(429);
  expect(await send(failure, from('203.0.113.2'))).toBe(204);
  const statuses = await Array.fromAsync({ length: ofAll.points }, (_, at) => send(failure, from(`198.51.${at >> 8}.${at & 255}`)));
  expect(statuses.filter((status) => status === 204)).toHaveLength(ofAll.points - ofOneClient.points - 1);
  expect(reportedErrors).toHaveLength(ofAll.points);
});

test('the log holds nothing of a person: words are masked, an address is a pattern or nothing', async () => {
  await send({
    ...failure,
    message: 'Cannot read "Ivanov" of +7 900 000-00-01',
    screen: '/order-info/77?Ivanov',
    name: 'Ivanov says hello',
  });
  await send(failure);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/Ivanov|000-00-01|order-info\/77/);
  expect(lines[1]).toContain('"screen":"/order-info/:id"');
});

test('a screen is read segment by segment: one that somebody has made up keeps nobody waiting', async () => {
  const screens = ['/', '', 'catalog/:categoryCode/:categoryId/', '/:a?/*', 'x'.repeat(31), `${'a'.repeat(199)}!`];
  for (const screen of screens) expect(await send({ ...failure, screen })).toBe(204);
  const told = lines.map((line) => JSON.parse(line).screen);
  expect(told).toEqual(['/', '', 'catalog/:categoryCode/:categoryId/', '/:a?/*', undefined, undefined]);
});
