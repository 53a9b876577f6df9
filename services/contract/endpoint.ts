import * as z from 'zod';
import { type FileStream, fileLimitsOf } from './file.ts';
import type { Identity } from './identity.ts';
import type { Id } from './wire.ts';

/**
 * The declaration of one REST call of the provider. Everything that is known of a call stands in it, and
 * everything that needs to know it reads it from here: the typed client, the reference provider's routes and
 * OpenAPI, the contract tests, the table of calls, the cache's lifetimes and the labels of metrics.
 */
export interface Endpoint<Input, Output> {
  /** Column one of the contract's table of calls: `products`, `basket` … */
  readonly domain: string;
  /** The call's name inside its domain: `product`, `listing` … */
  readonly name: string;
  readonly method: Method;
  /** With its parameters in braces: `/v3/products/{id}`. */
  readonly path: string;
  /** One sentence for OpenAPI and the table of calls. */
  readonly summary: string;
  /** Where the call comes from: `spec 1 §7`, or `ours`. */
  readonly source: string;
  readonly identity: Identity;
  readonly idempotency: Idempotency;
  /** Milliseconds after which an answer is of no use. */
  readonly deadline: number;
  readonly cache: CachePolicy;
  readonly batch: Batch | undefined;
  /** A list whose paging travels in the `x-pagination-*` headers; its output is a `Page`. */
  readonly paged: boolean;
  /** Items of its pages where the provider does not tell how many they have; a page that has more has as many as it brings. */
  readonly unknownPageSize: number;
  readonly schemas: Schemas;
  /** The field of `Query` that shows the answer as it is, asked for by arguments of the parameters' names: it needs no resolver. */
  readonly field: string | undefined;
  /** Carries the types only; never set. */
  readonly types?: { input: Input; output: Output };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whether the call may be sent again when nobody knows if it arrived.
 * - `safe`: changes nothing
 * - `keyed`: carries `idempotency-key`, the same key gives the same answer once
 * - `none`: changes something, also where the provider's legacy makes it a GET
 */
export type Idempotency = 'safe' | 'keyed' | 'none';

export type CachePolicy = 'never' | Lifetime;

export interface Lifetime {
  /** Seconds for which an answer is fresh. */
  readonly maxAge: number;
  /** Seconds after that for which it is served at once, while a new one is fetched behind the answer. */
  readonly staleWhileRevalidate: number;
  /** Seconds after being fresh for which it is served when no new one is to be had. */
  readonly staleIfError: number;
  /** Names under which entries are dropped together. */
  readonly tags: readonly string[];
  /** What else the answer depends on besides the call's own parameters and the kind of application. Of a branch the provider is told then. */
  readonly vary: readonly ('city' | 'branch')[];
}

/** How many single reads become one: the loader collects ids and asks this call for all of them. */
export interface Batch {
  /** The query or body parameter that takes the ids. */
  readonly parameter: string;
  readonly size: number;
}

export interface Schemas {
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: z.ZodType | undefined;
  /** The whole answer; of a paged list one item. */
  readonly answer: z.ZodType;
}

/** One page of a list, with the figures of the `x-pagination-*` headers. */
export interface Page<Item> {
  items: Item[];
  /** All items over all pages. */
  total: number;
  perPage: number;
  pageCount: number;
  /** Counted from 1. */
  currentPage: number;
}

/** The same with ids as text or as numbers: whoever has numbers need not make texts of them. */
export type WithAnyIds<T> = T extends Id
  ? Id | number
  : T extends FileStream
    ? T
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? WithAnyIds<Item>[]
        : { [K in keyof T]: WithAnyIds<T[K]> };

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never;
type Empty = Record<never, never>;
type Part<Key extends string, Value> = [keyof Value] extends [never]
  ? Empty
  : Empty extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };
type ShapeOf<T> = T extends z.ZodObject ? WithAnyIds<z.output<T>> : Empty;
type InputOf<P, Q, B, R> = Part<'params', ShapeOf<P>> &
  Part<'query', ShapeOf<Q>> &
  (B extends z.ZodType ? { body: WithAnyIds<z.output<B>> } : Empty) &
  (R extends 'keyed' ? { idempotencyKey: string } : Empty);
type OutputOf<A extends z.ZodType, Paged> = Paged extends true ? Page<z.output<A>> : z.output<A>;

interface Declaration<Path extends string, P, Q, B, A, R, Paged> {
  method: Method;
  path: Path;
  summary: string;
  source: string;
  /** One schema for each parameter of the path, no more and no fewer. */
  params?: P & ([ParameterOf<Path>] extends [never] ? undefined : unknown);
  query?: Q;
  body?: B;
  answer: A;
  identity: Identity;
  idempotency: R;
  deadline?: number;
  cache: CachePolicy;
  batch?: Batch;
  paged?: Paged;
  unknownPageSize?: number;
  field?: string;
}
type Needs<Path extends string, P> = [ParameterOf<Path>] extends [never]
  ? unknown
  : P extends z.ZodObject<Record<ParameterOf<Path>, z.ZodType>>
    ? { params: P }
    : { params: z.ZodObject<Record<ParameterOf<Path>, z.ZodType>> };

type WithoutName<E> = Omit<E, 'domain' | 'name'>;

/** Declares one call. A path parameter without a schema, or a missing cache policy, does not compile. */
export function endpoint<
  const Path extends string,
  A extends z.ZodType,
  const R extends Idempotency,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const Paged extends boolean = false,
>(declaration: Declaration<Path, P, Q, B, A, R, Paged> & Needs<Path, P>): WithoutName<Endpoint<InputOf<P, Q, B, R>, OutputOf<A, Paged>>> {
  const { params, query, body, answer, deadline = 3000, batch, paged = false, unknownPageSize = 1, field, ...rest } = declaration;
  // It is read as it is sent: there is nothing to send a second time.
  if (fileLimitsOf(body) !== undefined && rest.idempotency !== 'none')
    throw new Error(`${rest.path} takes a file, so it cannot be repeated.`);
  return {
    ...rest,
    deadline,
    batch,
    paged,
    unknownPageSize,
    field,
    schemas: { params: params ?? z.object({}), query: query ?? z.object({}), body, answer },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the only place where a table of calls of every type has to be named.
export type AnyEndpoint = Endpoint<any, any>;
export type Endpoints = Readonly<Record<string, AnyEndpoint>>;
export type Input<E> = E extends Endpoint<infer I, unknown> ? I : never;
export type Output<E> = E extends Endpoint<never, infer O> ? O : E extends Endpoint<infer _I, infer O> ? O : never;

type Table<T> = { readonly [K in keyof T]: T[K] extends WithoutName<Endpoint<infer I, infer O>> ? Endpoint<I, O> : never };

/** Gives the calls of one domain their names. */
export function endpoints<const T extends Record<string, WithoutName<AnyEndpoint>>>(domain: string, table: T): Table<T> {
  const namedEndpoints = Object.entries(table).map(([name, declaration]) => [name, { ...declaration, domain, name }]);
  return Object.fromEntries(namedEndpoints) as Table<T>;
}
