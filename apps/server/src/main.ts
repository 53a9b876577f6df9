import './production.ts';
import { configurationOrExit } from '@vitrina/gateway/src/configuration.ts';
import { runPrimary } from './primary.ts';
import { withProviderKey } from './provider-key.ts';
import { runAlone } from './single.ts';

/** The shop: one process by default; with `PROCESSES=n` a primary that keeps the provider and n workers that answer. */
const configuration = withProviderKey(configurationOrExit());
if (configuration.PROCESSES > 1) await runPrimary(configuration);
else await runAlone(configuration);
