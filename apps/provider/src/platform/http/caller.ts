import { unknownCaller } from '@vitrina/services/contract/failure.ts';
import { headers } from '@vitrina/services/contract/headers.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isSecret } from '../secret.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whoever reaches the port: probes, figures, documentation, what proves itself by a signature of its own. */
    isOpen?: boolean;
  }
}

/**
 * Refuses whoever does not show the key, where there is one (`PROVIDER_KEY`, or the one before it). Every route is closed that does not say that it
 * is open, so that a new one cannot be forgotten.
 */
export function requireKey(app: FastifyInstance, keys: readonly string[], isDemo: boolean): void {
  const keyChecks = keys.map(isSecret);
  const isKey = (value: unknown) => keyChecks.filter((isOne) => isOne(value)).length > 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const { isOpen: isSaidOpen = false, needsKey = false } = request.routeOptions.config;
    const isOpen = request.is404 || isSaidOpen || (keys.length === 0 && (isDemo || !needsKey));
    if (isOpen || isKey(request.headers[headers.providerKey])) done();
    else done(new Refusal(403, unknownCaller, `The header ${headers.providerKey} is missing or wrong`));
  });
}
