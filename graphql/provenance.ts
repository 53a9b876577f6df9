import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Provenance } from '@vitrina/services/http/calls.ts';
import { domains } from '@vitrina/services/registry.ts';
import { type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema, isObjectType, responsePathAsArray } from 'graphql';
import { type ErrorCode, meaningOf } from './base/errors.ts';
import { Loaders } from './base/loaders.ts';
import type { Context } from './context/context.ts';
import { executable } from './schema.ts';
import { sdl } from './sdl.ts';

/** One call of the provider and the fields of the response that it was made for, for the developer who asks. */
export interface FieldProvenance extends Omit<Provenance, 'failure'> {
  /** Method and path as declared: `GET /v3/products/{id}`. */
  call: string;
  /** Why the call has failed, as an error of the response would say it; only where the state is `failed`. */
  code?: ErrorCode;
  /**
   * Paths in the response, joined by dots: `listing.items.0.availability`. A field that stands here nowhere was read from the
   * answer that its nearest named ancestor got.
   */
  paths: string[];
}

/** Follows one operation. Only an operation whose developer asks has one: all others run without a trace of this. */
export interface Trace {
  /** The context for the resolver of one field. */
  contextAt(path: GraphQLResolveInfo['path']): Context;
  /** What has been noted, in the order in which the calls ended. */
  provenance(): FieldProvenance[];
}

/** What a call is made for: a field of the response, or a loader's read that others have asked for. */
interface Work {
  readonly field?: string;
  /** Grows as long as further fields ask for what has been read. */
  readonly askers: Set<Work>;
}

type Note = (provenance: Provenance, work: Work) => void;

/** Begins to follow an operation. */
export function createTrace(context: Context): Trace {
  const records: { provenance: Provenance; work: Work }[] = [];
  const contextFor = contextByWork(context, (provenance, work) => void records.push({ provenance, work }));
  return {
    contextAt: (path) => contextFor({ field: responsePathAsArray(path).join('.'), askers: new Set() }),
    provenance: () =>
      records.map(({ provenance: { endpoint, source, state, milliseconds, failure }, work }) => ({
        endpoint,
        call: calls.get(endpoint) ?? endpoint,
        source,
        state,
        ...(state === 'failed' && { code: meaningOf(failure).code }),
        milliseconds: Math.round(milliseconds * 10) / 10,
        paths: [...fieldsOf(work)],
      })),
  };
}

/** The same context for each piece of work, whose calls and loaders note for whom they work; the loaders' values stay shared. */
function contextByWork(context: Context, note: Note): (work: Work) => Context {
  const reads = new Map<object, Map<unknown, Work>>();
  const readOf = (loader: object, key: unknown): Work => {
    const ofLoader = reads.get(loader) ?? new Map<unknown, Work>();
    reads.set(loader, ofLoader);
    const read = ofLoader.get(key) ?? { askers: new Set() };
    ofLoader.set(key, read);
    return read;
  };
  const loaders = new Loaders<Context>((loader, keys) => contextFor({ askers: new Set(keys.map((key) => readOf(loader, key))) }));

  const elsewhere = new Map<Context, (work: Work) => Context>();
  const contextFor = (work: Work): Context => {
    const ownMembers: Pick<Context, 'calls' | 'loaders' | 'inCity'> = {
      calls: context.observeCalls((provenance) => note(provenance, work)),
      loaders: {
        of(loader) {
          const load = loaders.of(loader);
          return (key) => {
            readOf(loader, key).askers.add(work);
            return load(key);
          };
        },
        replace(loader, value) {
          reads.delete(loader);
          loaders.replace(loader, value);
        },
        forget(loader) {
          reads.delete(loader);
          loaders.forget(loader);
        },
      },
      inCity(cityId) {
        const there = context.inCity(cityId);
        if (there === context) return here;
        const of = elsewhere.get(there) ?? contextByWork(there, note);
        elsewhere.set(there, of);
        return of(work);
      },
    };
    const here: Context = Object.create(context, Object.getOwnPropertyDescriptors(ownMembers));
    return here;
  };
  return contextFor;
}

function fieldsOf({ field, askers }: Work): Set<string> {
  const fields = new Set([...askers].flatMap((asker) => [...fieldsOf(asker)]));
  return field === undefined ? fields : fields.add(field);
}

/** `products.product` is `GET /v3/products/{id}`. */
const calls: ReadonlyMap<string, string> = new Map(
  Object.values(domains)
    .flatMap((domain) => Object.values<AnyEndpoint>(domain))
    .map(({ domain, name, method, path }) => [`${domain}.${name}`, `${method} ${path}`]),
);

let schema: GraphQLSchema | undefined;

/** The schema whose context is a `Trace`: its resolvers get the context of their own path. Built when the first developer asks. */
export function tracedSchema(): GraphQLSchema {
  schema ??= withTrace(executable(sdl, 'interpreted'));
  return schema;
}

function withTrace(built: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(built.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve !== undefined) field.resolve = tracedResolver(resolve);
    }
  }
  return built;
}

function tracedResolver(resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Trace> {
  return (parent, args, trace, info) => resolve(parent, args, trace.contextAt(info.path), info);
}
