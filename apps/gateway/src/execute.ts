import type { Readable } from 'node:stream';

/** One operation for the gateway: a stored one by its id, or the text itself. */
export interface Operation {
  /** Id under which the composition root has stored it; then it runs compiled. */
  id?: string;
  /** Text; used when nothing is stored under the id. */
  document?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  /** Of the visitor's request: cookies, city, basket, keys, trace. `x-forwarded-*` are the asking server's own words. */
  headers: Pick<Headers, 'get'>;
  /** Aborted when the visitor goes away; operations with the same one are of one request, and read together what they can. */
  signal?: AbortSignal;
}

export interface OperationResult {
  data?: Record<string, unknown> | null;
  errors?: ReadonlyArray<{ message: string; path?: ReadonlyArray<string | number>; extensions?: Record<string, unknown> }>;
  /** Complete `Set-Cookie` values for the answer. */
  cookies: readonly string[];
}

/** A file for the gateway; the visitor's headers as in an operation. */
export interface FileOfForm {
  purpose: string;
  name: string;
  content: Readable;
  headers: Pick<Headers, 'get'>;
  signal: AbortSignal;
}

/** Its id, or why it is not taken, in words for whoever has sent it; never throws for a file that is not taken. */
export type Upload = (file: FileOfForm) => Promise<({ id: string } | { fault: string }) & { cookies: readonly string[] }>;

/** Runs an operation, in memory or over HTTP: who asks cannot tell the difference. Never throws for a failed operation. */
export type Execute = (operation: Operation) => Promise<OperationResult>;
