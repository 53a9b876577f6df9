import type { Readable } from 'node:stream';
import type { Visitor } from '@vitrina/graphql/context/visitor.ts';
import type { CookieChange } from '@vitrina/services/contract/cookies.ts';

/** One operation for the gateway: a stored one by its id, or the text itself. */
export interface Operation {
  /** Id under which the composition root has stored it; then it runs compiled. */
  id?: string;
  /** Text; used when nothing is stored under the id. */
  document?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  visitor: Visitor;
  /** Aborted when the visitor goes away; operations with the same one are of one request, and read together what they can. */
  signal?: AbortSignal;
}

export interface OperationResult {
  data?: Record<string, unknown> | null;
  errors?: ReadonlyArray<{ message: string; path?: ReadonlyArray<string | number>; extensions?: Record<string, unknown> }>;
  /** A part was left out, and no error says so: the next response may be whole. */
  isDegraded?: true;
  /** For whoever answers the visitor. */
  cookies: readonly CookieChange[];
}

/** A file for the gateway. */
export interface FileOfForm {
  purpose: string;
  name: string;
  content: Readable;
  visitor: Visitor;
  signal: AbortSignal;
}

/** Its id, or why it is not taken, in words for whoever has sent it; never throws for a file that is not taken. */
export type Upload = (file: FileOfForm) => Promise<({ id: string } | { fault: string }) & { cookies: readonly CookieChange[] }>;

/** Runs an operation, in memory or over HTTP: who asks cannot tell the difference. Never throws for a failed operation. */
export type Execute = (operation: Operation) => Promise<OperationResult>;
