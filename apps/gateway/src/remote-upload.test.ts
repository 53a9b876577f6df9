import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { afterEach, expect, it } from 'vitest';
import { uploadOverHttp } from './remote-upload.ts';
import { sendJson, startGateway, type TestGateway } from './testing/test-gateway.ts';

const names = { CITY_HEADER: 'x-city-id', MOBILE_APP_HEADER: 'x-mobile-app' };
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50_000, 7)]);
const photo = (content: Buffer, headers: Record<string, string> = {}) => ({
  purpose: 'review',
  name: 'фото.png',
  content: Readable.from([content]),
  visitor: visitorWith(headers),
  signal: new AbortController().signal,
});

let gateway: TestGateway | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

it('a file goes over HTTP as it does in memory: its id, the cookies, or why it is not taken', async () => {
  gateway = await startGateway();
  const receivedBodies: Buffer[] = [];
  gateway.provider.answer = async (request, response) => {
    receivedBodies.push(await buffer(request));
    sendJson(response, { id: 71 });
  };
  const upload = uploadOverHttp(`${gateway.origin}/graphql`, names);
  const result = await upload(photo(png, { 'x-trace-id': 'trace-0002' }));
  expect(result).toMatchObject({
    id: '71',
    cookies: [{ name: 'comment_key', value: expect.stringMatching(/^[0-9a-f]{32}$/), httpOnly: true }],
  });
  expect(receivedBodies[0]?.includes(png)).toBe(true);
  expect(gateway.providerRequests[0]?.headers['x-trace-id']).toBe('trace-0002');
  const knownVisitorResult = await upload(photo(png, { cookie: `comment_key=${'a'.repeat(32)}` }));
  expect([knownVisitorResult, gateway.providerRequests[1]?.headers['x-comment-key']]).toEqual([{ id: '71', cookies: [] }, 'a'.repeat(32)]);
  expect(await upload(photo(Buffer.from('<html>')))).toMatchObject({ fault: 'Файлы такого вида не принимаются.' });
  const inMemory = await gateway.inProcess.upload(photo(Buffer.from('<html>')));
  expect(inMemory).toMatchObject({ fault: 'Файлы такого вида не принимаются.' });
});

it('a gateway that is away is said to be, in words', async () => {
  const upload = uploadOverHttp('http://127.0.0.1:9', names);
  expect(await upload(photo(png))).toEqual({ fault: 'Сервис временно недоступен. Попробуйте чуть позже.', cookies: [] });
});
