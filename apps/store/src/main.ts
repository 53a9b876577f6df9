import './production.ts';
import cluster from 'node:cluster';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { runPrimary } from './primary.ts';
import { runAlone } from './single.ts';
import { runWorker } from './worker.ts';

/** The shop: one process by default; with `PROCESSES=n` a primary that keeps the provider and n workers that answer. */
const configuration = configurationOrExit();
if (cluster.isWorker) await runWorker(configuration);
else if (configuration.PROCESSES > 1) await runPrimary(configuration);
else await runAlone(configuration);
