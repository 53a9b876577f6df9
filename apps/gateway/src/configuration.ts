import * as z from 'zod';
import { isTrustedProxy } from './trusted-proxies.ts';

/** Names and defaults of the environment that the shop, and the gateway alone, are configured by. */
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'a port from 0 to 65535');

const processes = z
  .string()
  .regex(/^\d{1,2}$/, 'a number from 1 to 64')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 64, 'a number from 1 to 64');

const address = (expected: string, ...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), expected);

const httpAddress = address('an http or https address', 'http:', 'https:').transform((value) => value.replace(/\/+$/, ''));

const list = (each: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(each));

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
    'origins such as https://shop.example, separated by commas',
  );

const trustedProxy = z
  .string()
  .refine(isTrustedProxy, 'addresses, networks such as 10.1.0.0/16, loopback, linklocal or uniquelocal, separated by commas');

const switched = z.enum(['0', '1'], { error: '0 or 1' }).transform((value) => value === '1');

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'the name of a header')
  .transform((value) => value.toLowerCase());

/** `key=budget`, requests a minute. */
const appKeys = list(
  z.string().regex(/^[\w-]{8,64}=\d{1,7}$/, 'keys with budgets per minute, such as 0f3a9c1e=600, separated by commas'),
).transform((pairs) => new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), Number(pair.slice(pair.indexOf('=') + 1))])));

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PROVIDER_API_URL: httpAddress.optional(),
  PROVIDER_PORT: port.default(4010),
  DATABASE_URL: address('a PostgreSQL address (postgres://…)', 'postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('.data'),
  REDIS_URL: address('a Redis address (redis://…)', 'redis:', 'rediss:').optional(),
  GATEWAY_URL: httpAddress.optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SENTRY_DSN: address('an http or https address', 'http:', 'https:').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'fatal, error, warn, info, debug, trace or silent' })
    .default('info'),
  APP_KEYS: appKeys.default(new Map()),
  DEVELOPER_KEY: z.string().min(16, 'at least 16 characters').optional(),
  TRUSTED_DOCUMENTS: z.enum(['any', 'only'], { error: 'any or only' }).default('any'),
  CORS_ORIGINS: list(origin).default([]),
  TRUSTED_PROXIES: list(trustedProxy).default(['loopback']),
  REDIRECT_GUARD: list(z.string().startsWith('/', 'paths that begin with /, separated by commas')).optional(),
  ACQUIRER_ORIGINS: list(origin).default([]),
  TILE_URL: httpAddress.optional(),
  CAPTCHA_PROVIDER: z.string().optional(),
  CAPTCHA_KEY: z.string().optional(),
  MOBILE_APP_HEADER: headerName.default('x-mobile-app'),
  CITY_HEADER: headerName.default('x-city-id'),
  PROCESSES: processes.default(1),
  DEMO: switched.optional(),
});

type Environment = z.output<typeof environment>;

/** The environment, checked; `DEMO` is settled: on while the reference provider is embedded, unless told otherwise. */
export type Configuration = Readonly<Omit<Environment, 'DEMO'> & { DEMO: boolean }>;

/** A value of the environment that cannot be used; the message is one line and never repeats the value, which may be secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads the environment. An empty variable counts as unset. Throws `ConfigurationError`. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    const wrong = error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}`);
    throw new ConfigurationError(`Configuration: ${[...new Set(wrong)].join('; ')}.`);
  }
  if ((data.CAPTCHA_PROVIDER === undefined) !== (data.CAPTCHA_KEY === undefined)) {
    throw new ConfigurationError('Configuration: CAPTCHA_PROVIDER and CAPTCHA_KEY must be set together.');
  }
  if (data.GATEWAY_URL !== undefined && data.PROVIDER_API_URL === undefined) {
    throw new ConfigurationError('Configuration: GATEWAY_URL needs PROVIDER_API_URL, where pictures and documents come from.');
  }
  return { ...data, DEMO: data.DEMO ?? data.PROVIDER_API_URL === undefined };
}

/** For entry points: one line on standard error and exit code 1 when a value is wrong. */
export function configurationOrExit(env: Readonly<Record<string, string | undefined>> = process.env): Configuration {
  try {
    return readConfiguration(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
