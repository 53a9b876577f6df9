import type { HeaderReader } from '@vitrina/graphql/context/visitor.ts';
import type { FastifyRequest } from 'fastify';
import { traceHeader } from './trace.ts';

/** A request's headers as an operation reads them: where they lie, since a `Headers` of its own costs more than most operations. */
export function headersOf({ headers, id }: Pick<FastifyRequest, 'headers' | 'id'>): HeaderReader {
  return {
    get(name) {
      // The trace is the one of this request, whatever was sent.
      if (name === traceHeader) return id;
      const value = headers[name];
      if (value === undefined) return null;
      return typeof value === 'string' ? value : value.join(', ');
    },
  };
}
