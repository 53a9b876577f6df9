import { SecretFileError, withSecretFiles } from '@vitrina/services/contract/secret-files.ts';
import * as z from 'zod';

/** An unset and an empty variable are the same. */
const variable = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const postgres = variable(
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user:password@host/database' }).optional(),
);

const key = variable(
  z
    .string()
    .regex(/^[!-~]{16,256}$/, 'must be 16 to 256 letters, digits and signs without spaces')
    .optional(),
);

const configuration = z.object({
  PROVIDER_HOST: variable(z.string().default('127.0.0.1')),
  PROVIDER_PORT: variable(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
      .transform(Number)
      .pipe(z.number().max(65_535))
      .default(4010),
  ),
  DATABASE_URL: postgres,
  DATABASE_READ_URL: postgres,
  PROVIDER_KEY: key,
  /** While shops are given a new one. */
  PROVIDER_KEY_PREVIOUS: key,
  DATA_DIR: variable(z.string().default('.data')),
  LOG_LEVEL: variable(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  /** Whether an empty database is filled with the demonstration's goods. */
  SEED: variable(z.enum(['1', '0']).default('1')).transform((value) => value === '1'),
  /** Whoever wants the demonstration asks for it, as the shop does for the provider that it embeds. */
  DEMO: variable(z.enum(['1', '0']).default('0')).transform((value) => value === '1'),
});

export type Configuration = z.output<typeof configuration>;

/** Reads the configuration; a wrong value gives one line that names it, and never repeats a secret. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const result = configuration.safeParse(resolveSecretFiles(environment));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(`Wrong configuration: ${problems.join('; ')}`);
}

function resolveSecretFiles(environment: Readonly<Record<string, string | undefined>>) {
  try {
    return withSecretFiles(environment);
  } catch (error) {
    throw error instanceof SecretFileError ? new ConfigurationError(`Wrong configuration: ${error.message}`) : error;
  }
}

export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigurationError';
  }
}
