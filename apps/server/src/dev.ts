import './development.ts';
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { sessionSecret } from '@vitrina/gateway/src/session-secret.ts';
import { stopOnSignals } from '@vitrina/gateway/src/stop.ts';
import { stopWithParent } from '@vitrina/services/process/stop-with-parent.ts';
import { enableSharedCompileCache } from './compile-cache.ts';
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
enableSharedCompileCache();
stopWithParent();

let isProviderReady = false;
let providerReady = Promise.withResolvers<void>();
const provider = await openProvider(configuration, {
  onReady() {
    isProviderReady = true;
    providerReady.resolve();
    sendToShop({ kind: 'provider-ready' });
    sendToShop({ kind: 'troubles', issues: {} });
  },
  onIssue: (trouble) => sendToShop({ kind: 'troubles', issues: { provider: trouble } }),
  onAbandoned(line) {
    say(line);
    void stop(1);
  },
});

let shop: ChildProcess | undefined;
/** Its successor, until that takes over. */
let successor: ChildProcess | undefined;

function sendToShop(message: ToWorker): void {
  if (shop?.connected) shop.send(message, () => undefined);
}

/** Characters of a failed start's last words that the page shows. */
const shownCharacters = 4_000;

/**
 * Starts the shop beside the one that answers, which ends when the new one can take its port. Resolves to false when the new one has ended
 * before that: the old one goes on, and its pages show why.
 */
function startShop(): Promise<boolean> {
  const previous = shop;
  const startedShop = fork(fileURLToPath(new URL('./dev-shop.ts', import.meta.url)), {
    // Ctrl-C in a terminal reaches the whole group; who stops it is this process.
    detached: true,
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      [originVariable]: provider.origin,
      SESSION_SECRET: sessionSecret(configuration),
      ...(configuration.PROVIDER_KEY !== undefined && { PROVIDER_KEY: configuration.PROVIDER_KEY }),
    },
  });
  successor = startedShop;
  let lastWords = '';
  startedShop.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    lastWords = `${lastWords}${text}`.slice(-shownCharacters);
  });
  return new Promise((resolve) => {
    startedShop.once('exit', () => {
      if (shop === previous)
        sendToShop({ kind: 'reload-failed', text: `The change could not be loaded; this is the shop before it.\n\n${lastWords}` });
      resolve(false);
    });
    startedShop.on('message', async (message: unknown) => {
      if (!isToPrimary(message)) return;
      if (message.kind === 'started') {
        await endShop();
        shop = startedShop;
        successor = undefined;
        sendToShop({ kind: 'listen' });
        if (isProviderReady) sendToShop({ kind: 'provider-ready' });
      } else if (message.kind === 'listening') resolve(true);
      // The only process there is: all figures are its own.
      else if (message.kind === 'all-metrics-wanted') sendToShop({ kind: 'metrics-wanted', id: message.id });
      else if (message.kind === 'metrics') sendToShop({ kind: 'all-metrics', id: message.id, text: message.text });
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

const stop = stopOnSignals({
  drain: () => undefined,
  async close() {
    successor?.kill('SIGKILL');
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

watchSources(root, async ({ parts, files }) => {
  const reloadStart = performance.now();
  const isMade = !parts.has('types') || (await makeTypes());
  const isProviderToo = parts.has('provider') && configuration.PROVIDER_API_URL === undefined;
  const [hasStarted] = await Promise.all([
    isMade && parts.has('shop') ? startShop() : isMade,
    isProviderToo ? restartProvider() : undefined,
  ]);
  const seconds = ((performance.now() - reloadStart) / 1_000).toFixed(1);
  const done = [...parts].filter((part) => part !== 'provider' || isProviderToo).map((part) => names[part]);
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  const what = `${files.slice(0, 3).join(', ')}${more}`;
  say(
    hasStarted ? `Reloaded ${done.join(', ')} in ${seconds} s: ${what}` : `Not reloaded, see above; waiting for the next change: ${what}`,
  );
});
// Once changes are followed: whoever reads it may save a file at once.
say(welcome(configuration, provider.origin));
