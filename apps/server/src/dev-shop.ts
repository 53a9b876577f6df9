import './development.ts';
import { flushCompileCache } from 'node:module';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { build, prepare } from './vite-screens.ts';
import { runWorker } from './worker.ts';

/** The shop of `npm run dev`, which is started anew when its sources have changed. */
await runWorker(configurationOrExit(), { mode: 'development', build, prepare });
// It is ended without a word, so what it has compiled is kept for the next one now.
flushCompileCache();
