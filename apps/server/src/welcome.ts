import type { AddressInfo } from 'node:net';
import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { readDemoShopper } from './demo-shopper.ts';
import { readDemoStaff } from './demo-staff.ts';
import { openBrowser } from './open-browser.ts';
import { progress } from './progress.ts';

/** `localhost` for whoever reads the line, when the shop listens on this machine or on all addresses. */
export function addressOf({ HOST, PORT }: Pick<Configuration, 'HOST' | 'PORT'>): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host}:${PORT}`;
}

/** The port that was got where any would do (`PORT=0`). */
export function withPort<C extends { PORT: number }>(configuration: C, address: AddressInfo | string | null): C {
  return address !== null && typeof address === 'object' ? { ...configuration, PORT: address.port } : configuration;
}

function demoLines(providerOrigin: string): string[][] {
  const [shopper, staff] = [readDemoShopper(), readDemoStaff()];
  return [
    ['sandbox bank', 'takes payments, and no money moves'],
    ['"sent" messages', `${providerOrigin}/demo/outbox`],
    ...(shopper ? [['demo shopper', `${shopper.email}  ${shopper.password}`]] : []),
    ...(staff ? [['demo staff', `/employee  ${staff.tradePoint.number} ${staff.tradePoint.code}  or  ${staff.person.token}`]] : []),
  ];
}

/** What is printed once the shop can be used. */
export function welcome(configuration: Pick<Configuration, 'HOST' | 'PORT' | 'PROVIDER_API_URL' | 'DEMO'>, providerOrigin: string): string {
  const address = addressOf(configuration);
  const lines = [
    ['the shop', address],
    ['GraphQL sandbox', `${address}/graphql`],
    ['health, metrics', `${address}/health/ready  ${address}/metrics`],
    ...(configuration.PROVIDER_API_URL === undefined
      ? [['provider', `${providerOrigin}/docs`], ...(configuration.DEMO ? demoLines(providerOrigin) : [])]
      : []),
  ];
  return `\n  Vitrina is ready\n\n${lines.map(([name, at]) => `  ${name?.padEnd(18)}${at}`).join('\n')}\n\n`;
}

/** Says so, and shows the shop to whoever has asked for it: `npm start -- --open`. */
export function greet(configuration: Parameters<typeof welcome>[0], providerOrigin: string): void {
  progress.done();
  process.stdout.write(welcome(configuration, providerOrigin));
  if (process.argv.includes('--open')) openBrowser(addressOf(configuration));
}
