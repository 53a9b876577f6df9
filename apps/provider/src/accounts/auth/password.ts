import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What a hash costs, kept beside each hash so that it can grow: memory is 128 · N · r bytes. */
interface Cost {
  /** Logarithm of N to the base 2. */
  ln: number;
  r: number;
  p: number;
}

/** 32 MiB and about a third of a second of one core. */
export const passwordCost: Cost = { ln: 15, r: 8, p: 3 };
const hashLength = 32;
const saltLength = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `$scrypt$ln=15,r=8,p=3$SALT$HASH`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const { ln, r, p } = passwordCost;
  const hash = await hashWith(password, salt, passwordCost);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Whether it is the password. An account that is not there, or has none, takes as long as a wrong password, so that time
 * does not tell whose accounts there are.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsedHash = readHash(stored ?? '');
  if (parsedHash === undefined) {
    await hashWith(password, randomBytes(saltLength), passwordCost);
    return false;
  }
  return timingSafeEqual(await hashWith(password, parsedHash.salt, parsedHash.cost), parsedHash.hash);
}

function hashWith(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  // The same letters can be typed as other bytes on another keyboard.
  return derive(password.normalize('NFKC'), salt, hashLength, { N, r, p, maxmem: 2 * 128 * N * r });
}

function readHash(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | undefined {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (parts === null) return undefined;
  const [, ln, r, p, salt = '', hash = ''] = parts;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}
