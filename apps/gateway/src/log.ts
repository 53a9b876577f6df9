import type { FastifyServerOptions } from 'fastify';
import { maskPrivateText } from './mask-private-text.ts';

/** Told of what nobody has foreseen. */
export type OnFailure = (error: unknown, traceId: string) => void;

/** Pino's number of the level. */
const errorLevel = 50;

/**
 * Lines of JSON. Whatever is logged as an error with its cause (`err`), by a resolver, a loader or the server itself, is
 * what nobody has foreseen, and told of.
 */
export function loggerOptions(
  level: string,
  onFailure: OnFailure | undefined,
  stream?: NodeJS.WritableStream,
): Exclude<FastifyServerOptions['logger'], boolean> {
  return {
    ...(stream && { stream }),
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // What else hangs on an error (values of a statement, an answer) may be somebody's.
    serializers: { err: describeError },
    ...(onFailure && {
      hooks: {
        logMethod(args, write, number) {
          const [fields] = args as unknown[];
          if (number >= errorLevel && typeof fields === 'object' && fields !== null && 'err' in fields) {
            onFailure(fields.err, String('traceId' in fields ? fields.traceId : this.bindings().traceId));
          }
          write.apply(this, args);
        },
      },
    }),
  };
}

/** Its kind, masked words and frames; a stack begins with the words once more. */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: error.name, message: maskPrivateText(error.message), stack: frames.join('\n') };
}
