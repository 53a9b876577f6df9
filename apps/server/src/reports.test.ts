import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createShopServer } from '@vitrina/gateway/src/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReports } from './reports.ts';

const marker = 'Ivanov-canary-7';
let receivedBody = '';
let sentry: Server;
const events: Record<string, unknown>[] = [];

/** Everything that fails unforeseen in one request, with a marker wherever a person's data can be. */
beforeAll(async () => {
  sentry = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    receivedBody += JSON.stringify(request.headers) + body;
    events.push(...body.split('\n').flatMap((line) => (line.includes('"exception"') ? [JSON.parse(line)] : [])));
    response.end('{}');
  });
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  const { port } = sentry.address() as AddressInfo;
  const reports = await openReports(`http://key@127.0.0.1:${port}/1`);
  const app = createShopServer({ logLevel: 'error', trustedProxies: [], onFailure: reports.capture });
  app.post('/thrown', async () => {
    throw Object.assign(new TypeError(`Cannot read "${marker}" of +7 900 000-00-01 (${marker}@mail.example)`), {
      secret: marker,
      cause: new SyntaxError(`Unexpected token, "{"name":"${marker}"}" is not JSON`),
    });
  });
  app.post('/logged', async (request) => {
    // As a resolver that failed, or a loader, does.
    request.log.error({ err: new RangeError('a resolver failed'), path: 'me.name', traceId: 'trace-of-logged' }, 'resolver failed');
    return {};
  });
  for (const url of ['/thrown', '/logged']) {
    await app.inject({
      method: 'POST',
      url: `${url}?text=${marker}`,
      headers: { cookie: `access_token=${marker}`, authorization: `Bearer ${marker}`, 'x-trace-id': 'trace-of-thrown' },
      payload: { name: marker },
    });
  }
  await app.close();
  await reports.close();
});
afterAll(() => new Promise((resolve) => sentry.close(resolve)));

it('reports what was thrown and what was logged as an error, each once, with the trace id', () => {
  const told = events.map(({ exception, tags }) => ({ ...(exception as object), tags }));
  expect(told).toEqual([
    expect.objectContaining({
      tags: { traceId: 'trace-of-thrown' },
      values: [expect.objectContaining({ type: 'SyntaxError' }), expect.objectContaining({ type: 'TypeError' })],
    }),
    expect.objectContaining({
      tags: { traceId: 'trace-of-logged' },
      values: [expect.objectContaining({ type: 'RangeError', value: 'a resolver failed' })],
    }),
  ]);
});

it('holds nothing of a person: no headers, cookies, bodies, queries, nor what an error quotes', () => {
  expect(receivedBody).toContain('reports.test.ts');
  // The lines of this very file around the place are source, which is the same for everybody.
  const texts = receivedBody.replaceAll(
    /"(?:context_line|pre_context|post_context)":(?:"(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)*\])/g,
    '',
  );
  expect(texts).not.toContain('canary-7');
  expect(texts).not.toContain('000-00-01');
});
