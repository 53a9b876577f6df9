/** What the rooms above need of the engine to put the house together; calls themselves go through resolvers only. */

export { originForm } from '@vitrina/services/contract/request-target.ts';
export type { Provenance, Provider } from '@vitrina/services/http/calls.ts';
export { createProvider } from '@vitrina/services/http/provider.ts';
export { openSharedStore } from '@vitrina/services/http/redis.ts';
export type { RedisPlace } from '@vitrina/services/http/redis-connection.ts';
export { buildInfo, countBuild } from '@vitrina/services/telemetry/build-info.ts';
export { countDisk } from '@vitrina/services/telemetry/disk.ts';
export { openTelemetry } from '@vitrina/services/telemetry/open.ts';
export { beginRequest, type RequestSpan } from '@vitrina/services/telemetry/request-span.ts';
export { tracer, withSpan as within } from '@vitrina/services/telemetry/tracer.ts';
