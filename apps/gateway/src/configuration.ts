import { SecretFileError, withSecretFiles } from '@vitrina/services/contract/secret-files.ts';
import * as z from 'zod';
import { readKeys } from './limits/applications.ts';
import { isTrustedProxy } from './trusted-proxies.ts';

/** Names and defaults of the environment that the shop, and the gateway alone, are configured by. */
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'a port from 0 to 65535');

const milliseconds = z
  .string()
  .regex(/^\d{2,5}$/, 'milliseconds from 10 to 99999')
  .transform(Number);

const processes = z
  .string()
  .regex(/^\d{1,2}$/, 'a number from 1 to 64')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 64, 'a number from 1 to 64');

const factor = z
  .string()
  .regex(/^\d{1,2}(?:\.\d)?$/, 'a number from 1 to 20')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 20, 'a number from 1 to 20');

const megabytes = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'a number of megabytes from 1 to 9999999')
  .transform(Number);

const address = (expected: string, ...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), expected);

const httpAddress = address('an http or https address', 'http:', 'https:').transform((value) => value.replace(/\/+$/, ''));

/** Of the shop itself, which lies at the root of its host. */
const ownAddress = httpAddress.refine(
  (value) => URL.canParse(value) && new URL(value).origin === value,
  'an http or https address without a path',
);

const list = (itemSchema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(itemSchema));

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
    'origins such as https://shop.example, separated by commas',
  );

const trustedProxy = z
  .string()
  .refine(isTrustedProxy, 'addresses, networks such as 10.1.0.0/16, loopback, linklocal or uniquelocal, separated by commas');

const redisAddress = address('a Redis address (redis://… or rediss://…), or several separated by commas', 'redis:', 'rediss:');

const booleanSwitch = z.enum(['0', '1'], { error: '0 or 1' }).transform((value) => value === '1');

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'the name of a header')
  .transform((value) => value.toLowerCase());

const appKeys = z.string().transform((text, context) => {
  const keys = readKeys(text);
  if (keys !== undefined) return keys;
  context.addIssue({
    code: 'custom',
    message: 'keys with requests a minute, such as 0f3a9c1e=600, or a JSON list of applications (docs/configuration.md)',
  });
  return z.NEVER;
});

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PROVIDER_API_URL: httpAddress.optional(),
  PROVIDER_KEY: z
    .string()
    .regex(/^[!-~]{16,256}$/, '16 to 256 letters, digits and signs without spaces')
    .optional(),
  DEADLINE_FACTOR: factor.default(1),
  PROVIDER_PORT: port.default(4010),
  DATABASE_URL: address('a PostgreSQL address (postgres://…)', 'postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: address('a PostgreSQL address (postgres://…)', 'postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('.data'),
  REDIS_URL: list(redisAddress)
    .pipe(z.tuple([z.string()], z.string()))
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, 'Latin letters, digits, _ . : and -, at most 64')
    .default('vitrina:'),
  REDIS_TIMEOUT: milliseconds.default(200),
  REDIS_SENTINEL: z.string().optional(),
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  REDIS_CLUSTER: booleanSwitch.default(false),
  GATEWAY_URL: httpAddress.optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
  SENTRY_DSN: address('an http or https address', 'http:', 'https:').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'fatal, error, warn, info, debug, trace or silent' })
    .default('info'),
  APP_KEYS: appKeys.default(new Map()),
  /** Where they were read from, to be read again when it changes. */
  APP_KEYS_FILE: z.string().optional(),
  DEVELOPER_KEY: z.string().min(16, 'at least 16 characters').optional(),
  TRUSTED_DOCUMENTS: z.enum(['any', 'only'], { error: 'any or only' }).default('any'),
  CORS_ORIGINS: list(origin).default([]),
  TRUSTED_PROXIES: list(trustedProxy).default(['loopback']),
  REDIRECT_GUARD: list(z.string().startsWith('/', 'paths that begin with /, separated by commas')).optional(),
  ACQUIRER_ORIGINS: list(origin).default([]),
  EMPLOYEE_ORIGINS: list(origin).default([]),
  PUBLIC_URL: ownAddress.optional(),
  PICTURE_ORIGINS: list(origin).default([]),
  PICTURE_DISK: megabytes.default(512),
  TILE_URL: httpAddress
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'an http or https address with {z}, {x} and {y}')
    .optional(),
  VIDEO_URL: httpAddress.refine((value) => value.includes('{id}'), 'an http or https address with {id}').optional(),
  COUNTER_SCRIPT: httpAddress.optional(),
  CAPTCHA_PROVIDER: httpAddress.optional(),
  CAPTCHA_KEY: z.string().optional(),
  MOBILE_APP_HEADER: headerName.default('x-mobile-app'),
  CITY_HEADER: headerName.default('x-city-id'),
  PROCESSES: processes.default(1),
  WARM_UP: booleanSwitch.default(true),
  GUEST_PAGES: booleanSwitch.default(true),
  DEMO: booleanSwitch.optional(),
  /** As for React: what is not said to be anything else is production. */
  NODE_ENV: z.string().default('production'),
});

/** What can be configured. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

type Environment = z.output<typeof environment>;

/** The environment, checked; `DEMO` is settled. */
export type Configuration = Readonly<Omit<Environment, 'DEMO'> & { DEMO: boolean }>;

/** A value of the environment that cannot be used; the message is one line and never repeats the value, which may be secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Env = Readonly<Record<string, string | undefined>>;

/** What the process that is configured is made of. */
interface Deployment {
  /** Whether it keeps the reference provider itself where no other one is named. */
  embedsProvider: boolean;
}

const shop: Deployment = { embedsProvider: true };

/** Hosts by which nobody but this machine reaches the shop. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;

/** Whether that is so of `HOST`, which is the loopback where nobody says another. */
export const isLoopback = (host: string | undefined): boolean => !host || loopback.test(host);

/**
 * Whether the demonstration may come by itself: its logins and its bank are known to everybody, so a shop that is meant for others (a
 * database or an address of its own, production, a host that is reached from elsewhere) has it only when `DEMO=1` says so.
 */
export const isDemonstrationByDefault = ({ DATABASE_URL, PUBLIC_URL, NODE_ENV, HOST, PROVIDER_API_URL }: Env): boolean =>
  !DATABASE_URL && !PUBLIC_URL && !PROVIDER_API_URL && NODE_ENV !== 'production' && isLoopback(HOST);

/** A company's provider never has it in production, whatever is asked. */
function isDemonstration({ DEMO, NODE_ENV, PROVIDER_API_URL }: Environment, env: Env, { embedsProvider }: Deployment): boolean {
  if (PROVIDER_API_URL === undefined) return DEMO ?? (embedsProvider && isDemonstrationByDefault(env));
  return DEMO === true && NODE_ENV !== 'production';
}

/** What a captcha lacks, in the words of the specification (spec 2 §8). */
function checkCaptcha({ CAPTCHA_PROVIDER: provider, CAPTCHA_KEY: key }: Pick<Environment, 'CAPTCHA_PROVIDER' | 'CAPTCHA_KEY'>): void {
  if (provider === undefined && key === undefined) return;
  if (provider === undefined) throw new ConfigurationError('Configuration: CAPTCHA_KEY needs CAPTCHA_PROVIDER.');
  if (key === undefined) throw new ConfigurationError('Configuration: CAPTCHA_KEY: ReCaptcha error: No key provided.');
  if (!/#v[23]$/.test(provider))
    throw new ConfigurationError('Configuration: CAPTCHA_PROVIDER must end in #v2 or #v3: No version provided.');
}

/** Reads the environment. An empty variable counts as unset. Throws `ConfigurationError`. */
export function readConfiguration(env: Env, deployment = shop): Configuration {
  const definedVariables = Object.fromEntries(
    Object.entries(filesRead(env)).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { success, data, error } = environment.safeParse(definedVariables);
  if (!success) {
    const wrong = error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}`);
    throw new ConfigurationError(`Configuration: ${[...new Set(wrong)].join('; ')}.`);
  }
  checkCaptcha(data);
  checkRedis(data);
  if (data.GATEWAY_URL !== undefined && data.PROVIDER_API_URL === undefined) {
    throw new ConfigurationError('Configuration: GATEWAY_URL needs PROVIDER_API_URL, where pictures and documents come from.');
  }
  return { ...data, DEMO: isDemonstration(data, definedVariables, deployment) };
}

function filesRead(env: Env): Env {
  try {
    return withSecretFiles(env);
  } catch (error) {
    throw error instanceof SecretFileError ? new ConfigurationError(`Configuration: ${error.message}.`) : error;
  }
}

function checkRedis({ REDIS_URL, REDIS_SENTINEL, REDIS_SENTINEL_PASSWORD, REDIS_CLUSTER }: Environment): void {
  const isSentinel = REDIS_SENTINEL !== undefined;
  if (isSentinel && REDIS_CLUSTER) throw new ConfigurationError('Configuration: REDIS_SENTINEL and REDIS_CLUSTER exclude each other.');
  if ((isSentinel || REDIS_CLUSTER) && REDIS_URL === undefined) {
    throw new ConfigurationError('Configuration: REDIS_SENTINEL and REDIS_CLUSTER need REDIS_URL.');
  }
  if (REDIS_SENTINEL_PASSWORD !== undefined && !isSentinel) {
    throw new ConfigurationError('Configuration: REDIS_SENTINEL_PASSWORD needs REDIS_SENTINEL.');
  }
  if ((REDIS_URL?.length ?? 0) > 1 && !isSentinel && !REDIS_CLUSTER) {
    throw new ConfigurationError('Configuration: several addresses in REDIS_URL need REDIS_SENTINEL or REDIS_CLUSTER.');
  }
}

/** For entry points: one line on standard error and exit code 1 when a value is wrong. */
export function configurationOrExit(env: Env = process.env, deployment = shop): Configuration {
  try {
    return readConfiguration(env, deployment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
