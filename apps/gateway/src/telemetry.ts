/** Tracing, for this room and for who puts the house together. */
export {
  beginRequest,
  buildInfo,
  countBuild,
  countDisk,
  openTelemetry,
  type RequestSpan,
  tracer,
  within,
} from '@vitrina/graphql/base/engine.ts';
