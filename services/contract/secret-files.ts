import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings that are nobody's business: each may also stand in a file that `NAME_FILE` names. */
export const secretNames = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'PROVIDER_KEY',
  'PROVIDER_KEY_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'REDIS_SENTINEL_PASSWORD',
  'SENTRY_DSN',
  'APP_KEYS',
  'DEVELOPER_KEY',
  'CAPTCHA_KEY',
] as const;

/** The environment with the secrets that stand in files. A value beside its file counts. Throws one line about a file without a secret. */
export function withSecretFiles(env: Env): Env {
  const read = secretNames.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    return file && !env[name]?.trim() ? [[name, contentOf(name, file)] as const] : [];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(name: string, file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch {
    throw new SecretFileError(`${name}_FILE names a file that cannot be read`);
  }
  // It would count as unset: a provider without a key answers everybody.
  if (secret === '') throw new SecretFileError(`${name}_FILE names an empty file`);
  return secret;
}

export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
}
