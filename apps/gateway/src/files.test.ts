import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendJson, startGateway, type TestGateway } from './testing/test-gateway.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50_000, 7)]);
const key = '0123456789abcdef0123456789abcdef';
const preflight = { 'apollo-require-preflight': '1' };

let gateway: TestGateway;
let receivedFiles: Buffer[];

beforeEach(async () => {
  receivedFiles = [];
  gateway = await startGateway({ APP_KEYS: 'key-of-an-application=1000' });
  gateway.provider.answer = async (request, response) => {
    receivedFiles.push(await buffer(request).catch(() => Buffer.alloc(0)));
    sendJson(response, { id: 7, repair_key: key });
  };
});
afterEach(() => gateway.close());

const form = (content: Buffer | string, fields: Record<string, string> = { purpose: 'repair' }) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'image/png' }), 'чек.png');
  return data;
};
const upload = (body: FormData | string, headers: Record<string, string> = preflight) =>
  fetch(`${gateway.origin}/uploads`, { method: 'POST', body, headers });

describe('POST /uploads', () => {
  it('passes the file on with whose it is and answers its id; the key of a guest goes into a cookie that no script reads', async () => {
    const answer = await upload(form(png), { ...preflight, cookie: 'access_token=a-token; repair_keys=repair-key-1; basket_id=x' });
    expect([answer.status, await answer.json()]).toEqual([201, { id: '7' }]);
    expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`^repair_keys=${key}%2Crepair-key-1; .*HttpOnly`));
    expect(gateway.providerRequests[0]).toMatchObject({
      url: expect.stringMatching(/^POST \/v1\/documents\?/),
      headers: { authorization: 'Bearer a-token', 'x-repair-key': 'repair-key-1' },
    });
    expect(receivedFiles[0]?.includes(png)).toBe(true);
  });

  it('gives an application, which has no cookies, the key', async () => {
    const answer = await upload(form(png), { 'x-app-key': 'key-of-an-application' });
    expect([answer.status, await answer.json()]).toEqual([201, { id: '7', repairKey: key }]);
  });

  it('takes a photo for a review, by the key of the browser', async () => {
    gateway.provider.answer = async (request, response) => {
      await buffer(request);
      sendJson(response, { id: 71 });
    };
    const first = await upload(form(png, { purpose: 'review' }));
    expect([first.status, await first.json()]).toEqual([201, { id: '71' }]);
    const { 'x-comment-key': newCommentKey = '' } = gateway.providerRequests[0]?.headers ?? {};
    expect(newCommentKey).toMatch(/^[0-9a-f]{32}$/);
    expect(first.headers.get('set-cookie')).toMatch(new RegExp(`^comment_key=${newCommentKey}; .*HttpOnly`));
    const second = await upload(form(png, { purpose: 'review' }), { ...preflight, cookie: `comment_key=${newCommentKey}` });
    expect([gateway.providerRequests[1]?.headers['x-comment-key'], second.headers.get('set-cookie')]).toEqual([newCommentKey, null]);
    const application = await upload(form(png, { purpose: 'review' }), { 'x-app-key': 'key-of-an-application' });
    expect(await application.json()).toEqual({ id: '71', commentKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it.each([
    ['a page that says it is a picture', () => form('<html></html>'), 'file'],
    ['nothing', () => form(''), 'file'],
    ['a purpose that there is not', () => form(png, { purpose: 'fun' }), 'purpose'],
    ['no purpose', () => form(png, {}), 'purpose'],
  ])('%s is refused before the provider is asked', async (_, body, field) => {
    const answer = await upload(body());
    const { errors } = JSON.parse(await answer.text());
    expect([answer.status, errors[0].extensions]).toMatchObject([
      422,
      { code: 'BAD_USER_INPUT', fields: { [field]: [expect.any(String)] } },
    ]);
    expect(gateway.providerRequests).toEqual([]);
  });

  it('a file that is too large is refused by what is said of it, or cut off where it becomes so', async () => {
    const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]);
    const refusal = async (answer: Response) => [answer.status, JSON.parse(await answer.text()).errors[0].extensions.code];
    async function* unsaid(): AsyncGenerator<Buffer> {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nrepair\r\n');
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
      yield large;
      yield Buffer.from('\r\n--x--\r\n');
    }
    const headers = { ...preflight, 'content-type': 'multipart/form-data; boundary=x' };
    const parts = unsaid();
    const body = new ReadableStream({
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    const request: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    expect(await refusal(await fetch(`${gateway.origin}/uploads`, request))).toEqual([422, 'BAD_USER_INPUT']);
  });

  it('is not for a page of another site', async () => {
    const answer = await upload(form(png), { cookie: 'access_token=a-token' });
    expect(answer.status).toBe(400);
    expect(gateway.providerRequests).toEqual([]);
  });

  it('says what the provider says', async () => {
    gateway.provider.answer = (request, response) => {
      request.resume();
      sendJson(response, { status: 401, code: 'unauthorized', message: 'Войдите' }, 401);
    };
    expect((await upload(form(png), { ...preflight, authorization: 'Bearer old' })).status).toBe(401);
  });
});

describe('GET /documents/{id}', () => {
  const open = (headers: Record<string, string> = {}, id = '7') => fetch(`${gateway.origin}/documents/${id}`, { headers });
  const injectCalls = (content: Buffer | string) => {
    gateway.provider.answer = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('чек.png')}` })
        .end(content);
  };

  it("gives the file with the asker's identity, to be kept by nobody and shown as nothing else", async () => {
    injectCalls(png);
    const answer = await open({ cookie: 'access_token=a-token; repair_keys=repair-key-1; employee_token=staff-1; basket_id=x' });
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(png)]).toEqual([200, true]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('чек.png')}`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(gateway.providerRequests[0]?.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'x-repair-key': 'repair-key-1',
      'x-employee-token': 'staff-1',
    });
    expect(gateway.providerRequests[0]?.headers['x-basket-id']).toBeUndefined();
  });

  it('shows no page of the provider, whatever it is called', async () => {
    injectCalls('<script>alert(1)</script>');
    expect((await open()).status).toBe(502);
  });

  it('is not there for anybody else', async () => {
    gateway.provider.answer = (_request, response) =>
      sendJson(response, { status: 404, code: 'not_found', message: 'Такого файла нет' }, 404);
    expect((await open()).status).toBe(404);
    expect((await open({}, 'no%20id')).status).toBe(404);
  });
});
