import { createContext } from '@vitrina/graphql/context/context.ts';
import { createProvider } from '@vitrina/services/http/provider.ts';
import { headersOf } from './bare-server.ts';
import { upstream } from './serve.ts';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const provider = createProvider({ origin: upstream, logger: log });

/** What the resolvers need, for servers of others over the shop's own schema and services. */
export const contextFor = (headers: Parameters<typeof headersOf>[0]) =>
  createContext({ provider, headers: headersOf(headers), signal: () => new AbortController().signal, config: { log } });
