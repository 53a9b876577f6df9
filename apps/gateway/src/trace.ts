import { randomUUID } from 'node:crypto';

export const traceHeader = 'x-trace-id';

/** The trace id that a client sends, when it looks sane; else a new one. It names a request in every log. */
export function traceOf(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
