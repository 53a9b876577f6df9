import { randomUUID } from 'node:crypto';

export const traceHeader = 'x-trace-id';

/** The trace id that a client sends, when it looks sane; else a new one. It names a request in every log. */
export function traceOf(clientTraceId: string | readonly string[] | undefined): string {
  return typeof clientTraceId === 'string' && /^[\w-]{8,64}$/.test(clientTraceId) ? clientTraceId : randomUUID();
}
