import type { ExecutionResult } from 'graphql';
import { useSyncExternalStore } from 'react';
import type { Answers } from './example.ts';
import type { CallProvenance } from './provenance-rows.ts';

/** An answer of the gateway, as far as the sandbox reads it. */
export type Answer = ExecutionResult<Record<string, unknown>, Extensions>;

interface Extensions {
  [name: string]: unknown;
  provenance?: readonly CallProvenance[];
  /** Calls of the provider: at most so many, allowed, made. */
  cost?: { calls: number; budget: number; made?: number };
}

/** What the gateway says of itself at `/graphql/sandbox.json`. */
export interface About {
  /** Whether anybody may see how answers come about, and the demonstration shopper is there. */
  isDemo: boolean;
  /** Anonymous clients may send stored operations only, of which none stands here. */
  storedOnly: boolean;
  shopper: { login: string; password: string } | null;
}

export interface State {
  about: About;
  developerKey: string;
  /** Key of another application, for who wants to see what that one gets. */
  appKey: string;
  /** Who is signed in; null for a guest, undefined as long as the gateway has not said. */
  shopper: string | null | undefined;
  answers: Answers;
  /** The answer that is shown. */
  last: Answer | undefined;
  /** How HTTP brought it. */
  response: ResponseHead | undefined;
}

export interface ResponseHead {
  status: number;
  /** Those that tell a client something, by their names. */
  headers: readonly (readonly [name: string, value: string])[];
}

let state: State = {
  about: { isDemo: false, storedOnly: false, shopper: null },
  developerKey: '',
  appKey: '',
  shopper: undefined,
  answers: new Map(),
  last: undefined,
  response: undefined,
};
const listeners = new Set<() => void>();

export const current = (): State => state;

export function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the page; a component that uses it is shown anew with each change. */
export const useSandbox = (): State => useSyncExternalStore(listen, current);
