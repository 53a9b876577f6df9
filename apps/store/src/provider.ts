import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { startProviderProcess } from './provider-process.ts';

export interface OpenedProvider {
  readonly origin: string;
  stop(): Promise<void>;
}

interface Events {
  onReady(): void;
  onGivenUp(line: string): void;
}

const warn = (fields: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), ...fields, msg: message })}\n`);

/** The company's provider, which is somebody else's to keep alive, or the reference provider in a process of its own. */
export async function openProvider(configuration: Configuration, { onReady, onGivenUp }: Events): Promise<OpenedProvider> {
  if (configuration.PROVIDER_API_URL !== undefined) {
    onReady();
    return { origin: configuration.PROVIDER_API_URL, stop: async () => undefined };
  }
  return startProviderProcess({ environment: configuration, onReady, onGivenUp, log: { warn } });
}
