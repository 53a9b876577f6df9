/** Tracing, for this room and for who puts the house together. */
export { beginRequest, countBuild, countDisk, openTelemetry, type RequestSpan, tracer, within } from '@vitrina/graphql/engine.ts';
