import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { codesOf, sendOperation, startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { createApplications, readKeys } from './applications.ts';

const sha256 = (key: string) => hash('sha256', key, 'hex');
const folder = mkdtempSync(join(tmpdir(), 'app-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const office = (rights: readonly string[], ...keys: object[]) =>
  JSON.stringify([{ name: 'back-office', rights, perMinute: 5, cost: 40, keys }]);

describe('the keys of an application', () => {
  it('are hashes, two of them while they are changed, each with its own end', () => {
    const text = office(
      ['orders:read'],
      { sha256: sha256('old-key-1'), expires: '2026-11-20T00:00:00+03:00' },
      { sha256: sha256('new-key-1') },
    );
    const { find } = createApplications(readKeys(text) ?? new Map());
    const now = new Date('2026-11-19T23:59:59+03:00');
    const laterDate = new Date('2026-11-20T00:00:00+03:00');
    expect(find('old-key-1', now)).toMatchObject({ name: 'back-office', rights: new Set(['ORDERS_READ']), perMinute: 5, cost: 40 });
    expect(find('old-key-1', laterDate)).toBeUndefined();
    expect(find('new-key-1', laterDate)).toMatchObject({ name: 'back-office', expiresAt: null });
    expect(find(sha256('new-key-1'))).toBeUndefined();
  });

  it('may stand as they are with their requests a minute: storefronts', () => {
    const { find } = createApplications(readKeys('0f3a9c1e=600, other-key=7') ?? new Map());
    expect(find('other-key')).toMatchObject({
      name: sha256('other-key').slice(0, 8),
      rights: new Set(['CATALOGUE', 'STOREFRONT']),
      perMinute: 7,
      cost: 300,
    });
  });

  it.each([
    ['no JSON', '[{'],
    ['an unknown right', office(['orders:eat'], { sha256: sha256('key') })],
    ['no key', office(['orders:read'])],
    ['a key that is no hash', office(['orders:read'], { sha256: 'key-in-clear' })],
    ['an unknown field', office(['orders:read'], { sha256: sha256('key'), salt: '1' })],
    ['a short key', 'key=600'],
  ])('are refused: %s', (_, text) => {
    expect(readKeys(text)).toBeUndefined();
  });
});

describe('an application', () => {
  let gateway: TestGateway | undefined;
  afterEach(() => gateway?.close());
  const query = '{ viewer { application applicationKey { name rights requestsPerMinute operationCost expiresAt } } }';

  it('learns what its key may, and both of its keys share one budget', async () => {
    gateway = await startGateway({
      APP_KEYS: office(['catalogue', 'orders:read'], { sha256: sha256('first-key') }, { sha256: sha256('second-key') }),
    });
    const { origin } = gateway;
    const { body } = await sendOperation(origin, query, {}, { 'x-app-key': 'first-key' });
    const applicationKey = {
      name: 'back-office',
      rights: ['CATALOGUE', 'ORDERS_READ'],
      requestsPerMinute: 5,
      operationCost: 40,
      expiresAt: null,
    };
    expect(body.data).toEqual({ viewer: { application: 'back-office', applicationKey } });
    const { headers } = await sendOperation(origin, query, {}, { 'x-app-key': 'second-key' });
    expect(headers.get('ratelimit-remaining')).toBe('3');
    expect((await sendOperation(origin, query)).body.data).toEqual({ viewer: { application: null, applicationKey: null } });
  });

  it('may cost what its key says', async () => {
    gateway = await startGateway({ APP_KEYS: office([], { sha256: sha256('first-key') }) });
    const many = '{ listing(of: { category: "1" }, perPage: 41) { nodes { similars { id } } } }';
    const { body } = await sendOperation(gateway.origin, many, {}, { 'x-app-key': 'first-key' });
    expect(body.errors?.[0]?.message).toMatch(/at most 40 are allowed/);
  });

  it.each([
    ['1', 200],
    ['0', 401],
  ])('has a key that everybody knows in a demonstration alone: DEMO=%s', async (DEMO, status) => {
    gateway = await startGateway({ DEMO });
    expect((await sendOperation(gateway.origin, query, {}, { 'x-app-key': 'demonstration-key' })).status).toBe(status);
  });

  it('is refused when its key has ended', async () => {
    gateway = await startGateway({ APP_KEYS: office([], { sha256: sha256('first-key'), expires: '2026-01-01T00:00:00Z' }) });
    const reply = await sendOperation(gateway.origin, query, {}, { 'x-app-key': 'first-key' });
    expect([reply.status, ...codesOf(reply)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('gets no tokens without the right, whatever it says of being mobile', async () => {
    gateway = await startGateway({ APP_KEYS: office(['orders:read'], { sha256: sha256('first-key') }) });
    const renew = 'mutation { sessionRefresh(input: { refreshToken: "none" }) { session { expiresIn } } }';
    const ways: Record<string, string>[] = [
      { 'x-app-key': 'first-key' },
      { 'x-mobile-app': '1' },
      { 'x-mobile-app': '1', 'x-app-key': 'first-key' },
    ];
    for (const headers of ways) {
      const { body } = await sendOperation(gateway.origin, renew, {}, headers);
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN', right: 'storefront' });
    }
  });
});

it('a file is read again when it changes; while it cannot be read what it said before holds', async () => {
  const file = join(folder, 'keys.json');
  const write = (text: string) => writeFileSync(file, text);
  write(office(['orders:read'], { sha256: sha256('first-key') }));
  const messages: string[] = [];
  const keys = readKeys(office(['orders:read'], { sha256: sha256('first-key') })) ?? new Map();
  const { find, close } = createApplications(keys, {
    file: { path: file, log: { error: (_fields, message) => void messages.push(message) }, every: 20 },
  });
  write('[');
  await expect.poll(() => messages).toHaveLength(1);
  expect(find('first-key')?.rights).toEqual(new Set(['ORDERS_READ']));
  write(office([], { sha256: sha256('first-key') }));
  await expect.poll(() => find('first-key')?.rights).toEqual(new Set());
  close();
});
