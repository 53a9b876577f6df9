import './production.ts';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { runWorker } from './worker.ts';

/** One worker of a primary, which has given it all that it needs in the environment. */
await runWorker(configurationOrExit());
