import type { Registry } from 'prom-client';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Id } from '../contract/wire.ts';
import type { Domains } from '../registry.ts';

/** What a shopper's session lives by. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  /** Seconds the access token lives. */
  expiresIn: number;
  /** Seconds the refresh token lives. */
  refreshExpiresIn: number;
}

/**
 * On whose behalf calls are made. One object stands for one incoming request; its calls share the deadline,
 * the trace and the coalescing.
 */
export interface Caller {
  /** Travels as the header `x-trace-id` and as a query parameter, and stands in every line of the log. */
  traceId: string;
  cityId: Id;
  /** A/B branch, `A` by default. */
  branch: string;
  applicationType: string;
  basketId: string | undefined;
  /** Keys of a guest's orders. */
  orderKeys: readonly string[];
  /** Keys of a guest's repair requests. */
  repairKeys: readonly string[];
  /** By which a guest's browser knows what it has said, and how it has voted. */
  commentKey?: string | undefined;
  /** The shopper's access token. */
  bearer: string | undefined;
  /** Buys a new access token when the old one has expired; the engine does so by itself. */
  refreshToken: string | undefined;
  /** Told once when the engine has refreshed the session (the caller has the new tokens by then), or null when it has ended. */
  onSession?: (tokens: SessionTokens | null) => void;
  /** Of the staff that asks, beside a shopper or without one. */
  employeeToken: string | undefined;
  /** Of the machine that asks the gateway, where it is known; travels with calls that are somebody's: consents are kept with it. */
  clientAddress: string | undefined;
  /** Public name of the application that asks on behalf of its own shoppers; its address is that of all of them. */
  application?: string | undefined;
  /**
   * Aborted when the client goes away. Asked for when somebody has to wait for this caller alone. A function, since a getter in
   * an object made for each request gives it a hidden class of its own, which keeps the whole request from being collected early.
   */
  signal: () => AbortSignal;
  /** Moment (milliseconds, `performance.now()`) after which the whole operation is of no use. */
  deadline: number;
}

/** How one call ended, for the developer who asks. */
export interface Provenance {
  endpoint: string;
  source: 'provider' | 'memory' | 'redis' | 'coalesced';
  state: 'hit' | 'stale' | 'miss' | 'failed';
  milliseconds: number;
  /** What a failed call was rejected with. */
  failure?: unknown;
}

export type Call<E> = E extends Endpoint<infer Input, infer Output> ? (input: Input) => Promise<Output> : never;

/** Every declared call, bound to one caller: `calls.products.product({ params: { id } })`. */
export type Calls = { readonly [D in keyof Domains]: { readonly [N in keyof Domains[D]]: Call<Domains[D][N]> } };

/** The provider as the rest of the house sees it. */
export interface Provider {
  callsFor(caller: Caller, observe?: (provenance: Provenance) => void): Calls;
  /** Drops every cache entry that carries the tag, in all processes. */
  dropTag(tag: string): Promise<void>;
  /** Tells of every tag that is dropped, here or in another process: for whoever keeps what is made of answers. */
  whenDropped(listener: (tag: string) => void): void;
  /** Prometheus text of the engine's own counters. */
  metrics(): Promise<string>;
  readonly registry: Registry;
  close(): Promise<void>;
}
