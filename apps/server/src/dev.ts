import './development.ts';
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { sessionSecret } from '@vitrina/gateway/src/session-secret.ts';
import { stopOnSignals } from '@vitrina/gateway/src/stop.ts';
import { keepCompiled } from './compiled.ts';
import { type Part, watchSources } from './dev-changes.ts';
import { isToPrimary, type ToWorker } from './messages.ts';
import { openProvider } from './provider.ts';
import { withProviderKey } from './provider-key.ts';
import { welcome } from './welcome.ts';
import { originVariable } from './worker.ts';

/**
 * `npm run dev`: the shop with its screens taken fresh by Vite, and the reference provider, each in a process that is started anew when
 * its sources change. This one keeps the keys and the address of the provider, so sessions, baskets and the database outlast it.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const configuration = withProviderKey(configurationOrExit());
const log = { info: () => undefined, error: (fields: object, message: string) => say(`${message} ${JSON.stringify(fields)}`) };
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What has not changed is not compiled again, in no process below this one. */
keepCompiled();

let isProviderReady = false;
let providerReady = Promise.withResolvers<void>();
const provider = await openProvider(configuration, {
  onReady() {
    isProviderReady = true;
    providerReady.resolve();
    tell({ kind: 'provider-ready' });
    tell({ kind: 'troubles', troubles: {} });
  },
  onTrouble: (trouble) => tell({ kind: 'troubles', troubles: { provider: trouble } }),
  onGivenUp(line) {
    say(line);
    void stop(1);
  },
});

let shop: ChildProcess | undefined;

function tell(message: ToWorker): void {
  if (shop?.connected) shop.send(message, () => undefined);
}

/** Resolves when the shop answers, or has ended without ever having done so. */
function startShop(): Promise<boolean> {
  const started = fork(fileURLToPath(new URL('./dev-shop.ts', import.meta.url)), {
    // Ctrl-C in a terminal reaches the whole group; who stops it is this process.
    detached: true,
    env: {
      ...process.env,
      [originVariable]: provider.origin,
      SESSION_SECRET: sessionSecret(configuration),
      ...(configuration.PROVIDER_KEY !== undefined && { PROVIDER_KEY: configuration.PROVIDER_KEY }),
    },
  });
  shop = started;
  return new Promise((resolve) => {
    started.once('exit', () => resolve(false));
    started.on('message', (message: unknown) => {
      if (!isToPrimary(message)) return;
      if (message.kind === 'started' && isProviderReady) tell({ kind: 'provider-ready' });
      else if (message.kind === 'listening') resolve(true);
      // The only process there is: all figures are its own.
      else if (message.kind === 'all-metrics-wanted') tell({ kind: 'metrics-wanted', id: message.id });
      else if (message.kind === 'metrics') tell({ kind: 'all-metrics', id: message.id, text: message.text });
    });
  });
}

/** At once: nothing is kept in it that would have to be written down. */
async function endShop(): Promise<void> {
  const ending = shop;
  if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
  const ended = new Promise((done) => ending.once('exit', done));
  ending.kill('SIGKILL');
  await ended;
}

/** Types and stored operations; what is wrong with the schema or an operation is said, and the shop stays as it was. */
const makeTypes = () =>
  new Promise<boolean>((resolve) => {
    execFile('graphql-codegen', ['--config', 'codegen.ts'], { cwd: root }, (error, out, err) => {
      if (error) say(`${out}${err}`);
      resolve(error === null);
    });
  });

const names: Record<Part, string> = { types: 'types and operations', shop: 'the shop', provider: 'the provider' };

async function restartProvider(): Promise<void> {
  isProviderReady = false;
  providerReady = Promise.withResolvers();
  await provider.restart();
  await providerReady.promise;
}

async function restartShop(): Promise<boolean> {
  await endShop();
  return startShop();
}

const stop = stopOnSignals({
  drain: () => undefined,
  async close() {
    await endShop();
    await provider.stop();
  },
  log,
});

const isUp = await startShop();
if (!isUp) {
  await provider.stop();
  process.exit(1);
}
await providerReady.promise;
say(welcome(configuration, provider.origin));

watchSources(root, async ({ parts, files }) => {
  const begun = performance.now();
  const isMade = !parts.has('types') || (await makeTypes());
  const isProviderToo = parts.has('provider') && configuration.PROVIDER_API_URL === undefined;
  const [hasStarted] = await Promise.all([
    isMade && parts.has('shop') ? restartShop() : isMade,
    isProviderToo ? restartProvider() : undefined,
  ]);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const done = [...parts].filter((part) => part !== 'provider' || isProviderToo).map((part) => names[part]);
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  const what = `${files.slice(0, 3).join(', ')}${more}`;
  say(
    hasStarted ? `Reloaded ${done.join(', ')} in ${seconds} s: ${what}` : `Not reloaded, see above; waiting for the next change: ${what}`,
  );
});
