import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { missingPublicUrl } from '@vitrina/gateway/src/public-origin.ts';
import type { HealthIssue } from '@vitrina/gateway/src/readiness.ts';
import { startProviderProcess } from './provider-process.ts';

export interface OpenedProvider {
  readonly origin: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

interface Events {
  onReady(): void;
  onIssue(trouble: HealthIssue): void;
  onAbandoned(line: string): void;
}

const warn = (fields: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), ...fields, msg: message })}\n`);

/** Levels of the log in which a warning stands. */
const warningLevels: ReadonlySet<Configuration['LOG_LEVEL']> = new Set(['warn', 'info', 'debug', 'trace']);

const unusedDatabase =
  'DATABASE_URL is not used: it is the reference provider’s, which is not started beside PROVIDER_API_URL. The shop itself keeps nothing.';

/** The company's provider, which is somebody else's to keep alive, or the reference provider in a process of its own. */
export async function openProvider(configuration: Configuration, events: Events): Promise<OpenedProvider> {
  const isWarned = warningLevels.has(configuration.LOG_LEVEL);
  const missing = missingPublicUrl(configuration);
  if (missing !== undefined && isWarned) warn({}, missing);
  if (configuration.PROVIDER_API_URL !== undefined && configuration.DATABASE_URL !== undefined && isWarned) warn({}, unusedDatabase);
  if (configuration.PROVIDER_API_URL !== undefined) {
    events.onReady();
    return { origin: configuration.PROVIDER_API_URL, stop: async () => undefined, restart: async () => undefined };
  }
  return startProviderProcess({ environment: configuration, ...events, log: { warn } });
}
