import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it should get requests; 503 names what is missing. Both tell of parts that
 * have ended and are being started again, without which the process still does what it can.
 */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  const issueDetails = () => {
    const issues = readiness.issues();
    return Object.keys(issues).length === 0 ? {} : { troubles: issues };
  };
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live', ...issueDetails() }));
  app.get('/health/ready', async (_request, reply) => {
    const missing = readiness.missing();
    reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
    return missing.length === 0 ? { status: 'ready', ...issueDetails() } : { status: 'unavailable', missing, ...issueDetails() };
  });
}
