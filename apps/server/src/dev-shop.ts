import './development.ts';
import { flushCompileCache } from 'node:module';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { isToWorker } from './messages.ts';
import { build, prepare, showError } from './vite-screens.ts';
import { runWorker } from './worker.ts';

/** The shop of `npm run dev`, which is started anew when its sources have changed. */
const portIsFree = Promise.withResolvers<void>();
process.on('message', (message: unknown) => {
  if (!isToWorker(message)) return;
  if (message.kind === 'listen') portIsFree.resolve();
  else if (message.kind === 'reload-failed') showError(message.text);
});
await runWorker(configurationOrExit(), { screens: { mode: 'development', build, prepare }, mayListen: portIsFree.promise });
// It is ended without a word, so what it has compiled is kept for the next one now.
flushCompileCache();
