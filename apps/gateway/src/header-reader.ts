import type { HeaderReader } from '@vitrina/graphql/context/visitor.ts';
import type { FastifyRequest } from 'fastify';

/** A request's headers as an operation reads them: where they lie, since a `Headers` of its own costs more than most operations. */
export function headersOf({ headers }: Pick<FastifyRequest, 'headers'>): HeaderReader {
  return {
    get(name) {
      const value = headers[name];
      if (value === undefined) return null;
      return typeof value === 'string' ? value : value.join(', ');
    },
  };
}
