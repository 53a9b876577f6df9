import { countBuild } from '@vitrina/services/telemetry/build-info.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** The figures of this process. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });
countBuild(registry);

/** `GET /metrics`: for machines, on the provider's own port, with the key or without. */
export function metricsRoute(app: FastifyInstance): void {
  app.get('/metrics', { config: { isOpen: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
