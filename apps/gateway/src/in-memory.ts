import { CrossOperationReads } from '@vitrina/graphql/base/cross-operation.ts';
import { meaningOf } from '@vitrina/graphql/base/errors.ts';
import { uploadArrivedFile } from '@vitrina/graphql/files.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Execute, Upload } from './execute.ts';
import type { ExecuteRequest, OperationContext, RequestContext } from './operation-context.ts';

interface Options {
  executeRequest: ExecuteRequest;
  createOperationContext(request: RequestContext): Promise<OperationContext>;
  /** The shop's own origin, where it is configured. */
  publicUrl: string | undefined;
  countError(code: string): void;
  log: FastifyBaseLogger;
}

/** The gateway for the screens of the same process: function calls in place of HTTP. */
export function inMemory({ executeRequest, createOperationContext, publicUrl, countError, log }: Options): {
  execute: Execute;
  upload: Upload;
} {
  const neverAborted = new AbortController().signal;
  const crossOperation = new WeakMap<AbortSignal, CrossOperationReads>();
  const crossOperationOf = (signal: AbortSignal): CrossOperationReads => {
    const reads = crossOperation.get(signal) ?? new CrossOperationReads();
    crossOperation.set(signal, reads);
    return reads;
  };
  return {
    async execute({ id, document, operationName, variables, visitor, signal }) {
      const operationContext: RequestContext = {
        ...visitor,
        origin: publicUrl ?? visitor.origin,
        signal: () => signal ?? neverAborted,
        crossOperation: signal && crossOperationOf(signal),
      };
      const { text: _, ...response } = await executeRequest(operationContext, { id, source: document, operationName, variables });
      return response;
    },
    async upload({ purpose, name, content, visitor, signal }) {
      const { context } = await createOperationContext({ ...visitor, origin: publicUrl ?? visitor.origin, signal: () => signal });
      try {
        const { id } = await uploadArrivedFile(context, purpose, name, content);
        return { id: String(id), cookies: context.session.cookies() };
      } catch (error) {
        const { code, message, fields } = meaningOf(error);
        countError(code);
        if (code === 'INTERNAL') log.error({ err: error }, 'a file is not passed on');
        return { fault: Object.values(fields ?? {})[0]?.[0] ?? message, cookies: context.session.cookies() };
      }
    },
  };
}
