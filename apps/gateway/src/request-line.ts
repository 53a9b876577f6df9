import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A name or an address with its port, as a host is written; who would send a user's name along means to deceive. */
const hostPattern = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Probes of balancers name no host (HTTP/1.0). */
const probePath = /^\/(?:health|metrics)(?:[/?]|$)/;

/** Whether addresses may be made of it: of links, cookies and redirects. */
export const isHost = (host: string): boolean => hostPattern.test(host) && URL.canParse(`http://${host}`);

interface Flaw {
  readonly status: 400 | 405;
  readonly message: string;
}

/** What is wrong with how a request is addressed, by the client or by a balancer that is believed. */
function flawOf({ method, protocol, host, url }: FastifyRequest): Flaw | undefined {
  // Whoever gets it may read in the answer what browsers hide from scripts.
  if (method === 'TRACE') return { status: 405, message: 'Method not allowed' };
  if (protocol !== 'http' && protocol !== 'https') return { status: 400, message: 'Malformed x-forwarded-proto' };
  if (isHost(host) || (host === '' && probePath.test(url))) return undefined;
  return { status: 400, message: 'Malformed or missing host' };
}

/** Refuses what is addressed in a way that nothing behind could read, before anything behind tries. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const flaw = flawOf(request);
    if (flaw === undefined) return done();
    if (flaw.status === 405) reply.header('allow', 'GET, HEAD, POST');
    done(Object.assign(new Error(flaw.message), { statusCode: flaw.status }));
  });
}
