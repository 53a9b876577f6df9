import { createServer, type RequestListener, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxDocumentBytes } from '../rules/repair-documents.ts';
import { callerOf, createRecordingLogger } from '../testing/engine.ts';
import type { Caller, Provider } from './calls.ts';
import { createProvider } from './provider.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100_000, 7)]);
const owner = {
  bearer: 'canary-bearer',
  repairKeys: ['repair-key-1'],
  employeeToken: 'canary-employee',
  basketId: 'aa',
  orderKeys: ['k1'],
};

let upstream: Server;
let answer: RequestListener;
let receivedRequests: { headers: Record<string, unknown>; body: Buffer }[];
let provider: Provider;

beforeEach(async () => {
  receivedRequests = [];
  upstream = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const address = upstream.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  provider = createProvider({ origin: `http://127.0.0.1:${port}/api`, logger: createRecordingLogger().logger });
});
afterEach(async () => {
  await provider.close();
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
});

/** Reads the body whole, then answers. */
const taking =
  (status: number, value: unknown): RequestListener =>
  async (request, response) => {
    receivedRequests.push({ headers: request.headers, body: await buffer(request).catch(() => Buffer.alloc(0)) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
const answering =
  (content: Buffer, headers: Record<string, string | number> = {}): RequestListener =>
  (request, response) => {
    receivedRequests.push({ headers: request.headers, body: Buffer.alloc(0) });
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(content);
  };

const send = (content: Readable, over: Partial<Caller> = owner) =>
  provider.callsFor(callerOf(over)).repair.addDocument({ body: { name: 'чек.png', type: 'image/png', content } });
const fetchFile = (over: Partial<Caller> = owner) => provider.callsFor(callerOf(over)).repair.document({ params: { id: 7 } });

test('a file travels as a form with whose it is, and nothing else of the caller', async () => {
  answer = taking(200, { id: 7, repair_key: null });
  expect(await send(Readable.from([png]))).toEqual({ id: '7', repair_key: null });
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = receivedRequests;
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    authorization: 'Bearer canary-bearer',
    'x-repair-key': 'repair-key-1',
    'x-employee-token': 'canary-employee',
  });
  expect([headers['x-basket-id'], headers['x-order-key'], headers.cookie]).toEqual([undefined, undefined, undefined]);
  expect(body.includes(png)).toBe(true);
  expect(body.toString()).toContain('name="photo"; filename="чек.png"');
});

test('a file is not waited for before it is sent: its beginning is there when its end does not exist yet', async () => {
  const requestStarted = Promise.withResolvers<void>();
  answer = (request, response) => {
    request.once('data', () => requestStarted.resolve());
    taking(200, { id: 7, repair_key: null })(request, response);
  };
  async function* slowly(): AsyncGenerator<Buffer> {
    yield png;
    await requestStarted.promise;
    yield png;
  }
  expect(await send(Readable.from(slowly()))).toMatchObject({ id: '7' });
});

test('what breaks off is aborted, and no failure of the provider', async () => {
  answer = taking(200, { id: 7, repair_key: null });
  async function* brokenContent(): AsyncGenerator<Buffer> {
    yield png;
    throw new Error('gone');
  }
  await expect(send(Readable.from(brokenContent()))).rejects.toMatchObject({ kind: 'aborted' });
});

test('a refusal is told as of any other call', async () => {
  answer = taking(422, { status: 422, code: 'validation_failed', message: 'Проверьте файл', errors: { body: ['Файл пуст.'] } });
  await expect(send(Readable.from([png]))).rejects.toMatchObject({ kind: 'refused', status: 422, fields: { body: ['Файл пуст.'] } });
});

test('a file comes back as it is, by its content and not by what is said of it', async () => {
  answer = answering(png, { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('чек.png')}` });
  const { name, type, content } = await fetchFile();
  expect([name, type, (await buffer(content)).equals(png)]).toEqual(['чек.png', 'image/png', true]);
  expect(receivedRequests[0]?.headers).toMatchObject({ 'x-repair-key': 'repair-key-1', authorization: 'Bearer canary-bearer' });
});

test('everybody gets a file of their own: none is kept', async () => {
  answer = answering(png);
  for (const over of [owner, owner, {}]) await buffer((await fetchFile(over)).content);
  expect(receivedRequests).toHaveLength(3);
});

test.each([
  ['is a page', Buffer.from('<html>secret</html>'), {}],
  ['is nothing', Buffer.alloc(0), {}],
  ['says that it is too large', png, { 'content-length': maxDocumentBytes + 1 }],
])('a file that %s breaks the contract', async (_, content, headers) => {
  // Its first bytes say it: the rest does not come.
  answer = (_request, response) => {
    response.writeHead(200, headers);
    if (content.length === 0) response.end();
    else response.write(content);
  };
  await expect(fetchFile()).rejects.toMatchObject({ kind: 'contract' });
});

test('a file that becomes too large is cut off', async () => {
  answer = (_request, response) => {
    response.writeHead(200).write(png);
    const piece = Buffer.alloc(1024 * 1024);
    const more = () => response.write(piece, (error) => !error && more());
    more();
  };
  const { content } = await fetchFile();
  await expect(buffer(content)).rejects.toMatchObject({ reason: 'too-large' });
});

test('what is not there is refused, and not a file', async () => {
  answer = taking(404, { status: 404, code: 'not_found', message: 'Такого файла нет' });
  await expect(fetchFile()).rejects.toMatchObject({ kind: 'refused', status: 404, code: 'not_found' });
});
