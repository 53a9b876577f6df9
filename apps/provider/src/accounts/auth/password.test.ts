import * as crypto from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, scrypt: vi.fn<typeof real.scrypt>(real.scrypt) };
});

// Files share their modules, so it may have been loaded with the real one.
vi.resetModules();
const { hashPassword, isPassword } = await import('./password.ts');

const scrypt = vi.mocked(crypto.scrypt);
beforeEach(() => void scrypt.mockClear());

test('a hash carries its cost and a salt of its own, and never the password', async () => {
  const [one, other] = [await hashPassword('Vitrina2026'), await hashPassword('Vitrina2026')];
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('Vitrina2026', one)).toBe(true);
  expect(await isPassword('vitrina2026', one)).toBe(false);
});

test('a hash made at another cost still holds', async () => {
  const salt = Buffer.alloc(16, 1);
  const hash = crypto.scryptSync('пароль', salt, 32, { N: 16, r: 1, p: 1 });
  const stored = `$scrypt$ln=4,r=1,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
  expect(await isPassword('пароль', stored)).toBe(true);
  expect(await isPassword('пароли', stored)).toBe(false);
});

test('the same letters typed as other bytes are the same password', async () => {
  const stored = await hashPassword('йод'.normalize('NFC'));
  expect(await isPassword('йод'.normalize('NFD'), stored)).toBe(true);
});

describe('without a hash', () => {
  const computed = () => scrypt.mock.calls.map(([, , length, options]) => ({ length, options }));
  let withOne: ReturnType<typeof computed>;

  beforeAll(async () => {
    const stored = await hashPassword('y');
    scrypt.mockClear();
    await isPassword('x', stored);
    withOne = computed();
  });

  test.each([undefined, null, '', 'plain', '$scrypt$ln=15$x$y'])('(%s) as much is computed as with one', async (stored) => {
    expect(await isPassword('x', stored)).toBe(false);
    expect(withOne).toHaveLength(1);
    expect(computed()).toEqual(withOne);
  });
});
