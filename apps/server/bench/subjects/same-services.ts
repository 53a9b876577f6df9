import { createContext } from '@vitrina/graphql/context/context.ts';
import { visitorOf } from '@vitrina/graphql/context/visitor.ts';
import { createProvider } from '@vitrina/services/http/provider.ts';
import { headersOf } from './bare-server.ts';
import { upstream } from './serve.ts';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const provider = createProvider({ origin: upstream, logger: log });

const plain = { isSecure: false, origin: undefined, address: undefined };

/** What the resolvers need, for servers of others over the shop's own schema and services. */
export const contextFor = (headers: Parameters<typeof headersOf>[0]) =>
  createContext({ provider, visitor: visitorOf(headersOf(headers), plain), signal: () => new AbortController().signal, config: { log } });
