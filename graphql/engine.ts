/** What the rooms above need of the engine to put the house together; calls themselves go through resolvers only. */
export type { Provenance, Provider } from '@vitrina/services/http/calls.ts';
export { createProvider } from '@vitrina/services/http/provider.ts';
export { connectRedis } from '@vitrina/services/http/redis.ts';
