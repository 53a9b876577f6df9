import { createHash } from 'node:crypto';
import { type Context, type ContextConfig, createContext } from '@vitrina/graphql/context/context.ts';
import { createProvider, type Provenance } from '@vitrina/graphql/engine.ts';
import { run, storeOperations } from '@vitrina/graphql/run.ts';
import { schema, sdl } from '@vitrina/graphql/schema.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Configuration } from './configuration.ts';
import type { Execute, OperationResult } from './execute.ts';
import { limitRules, longVariable } from './limits/rules.ts';
import { createGatewayMetrics } from './metrics.ts';

/** What is asked: a stored operation by its id, or a text; its document when it has been read and validated already. */
export interface Question {
  id?: string | undefined;
  source?: string | undefined;
  document?: DocumentNode | undefined;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** Who asks, for the time of one operation. */
export interface Asking {
  readonly context: Context;
  /** How each answer of the provider came about; undefined for who may not know or did not ask. */
  readonly provenance: Provenance[] | undefined;
}

interface Begin {
  headers: Headers;
  signal: AbortSignal;
  /** Whether the visitor came over https; when absent, as `x-forwarded-proto` says. */
  isSecure?: boolean;
}

export interface Gateway {
  readonly schema: GraphQLSchema;
  /** As it is written, with every description. */
  readonly sdl: string;
  /** In memory, for the screens. */
  readonly execute: Execute;
  begin(request: Begin): Asking;
  run(asking: Asking, question: Question): Promise<OperationResult & { extensions?: Record<string, unknown> }>;
  /** Text of a stored operation by the SHA-256 of its text. */
  storedByHash(hash: string): string | undefined;
  /** Whether the text is, to the letter, that of a stored operation. */
  isStored(source: string): boolean;
  countError(code: string): void;
  /** Prometheus text: the process, operations, the engine. */
  metrics(): Promise<string>;
  dropTag(tag: string): Promise<void>;
  close(): Promise<void>;
}

export interface GatewayOptions {
  configuration: Pick<Configuration, 'REDIS_URL' | 'CITY_HEADER' | 'MOBILE_APP_HEADER' | 'DEVELOPER_KEY' | 'DEMO'>;
  providerOrigin: string;
  log: FastifyBaseLogger;
  /** Operations of the screens, by id; they run compiled. */
  stored?: Readonly<Record<string, string>>;
}

/** Who sends it with `DEVELOPER_KEY` sees how an answer came about; in a demonstration, with anything. */
export const developerHeader = 'x-developer-key';

/** The executable schema with everything behind it; one for a process. */
export function openGateway({ configuration, providerOrigin, log, stored = {} }: GatewayOptions): Gateway {
  const provider = createProvider({ origin: providerOrigin, redisUrl: configuration.REDIS_URL, logger: log });
  const metrics = createGatewayMetrics();
  storeOperations(stored);
  const idsBySource = new Map(Object.entries(stored).map(([id, source]) => [source, id]));
  const sourcesByHash = new Map(Object.values(stored).map((source) => [createHash('sha256').update(source).digest('hex'), source]));

  const settings: ContextConfig = {
    log,
    cityHeader: configuration.CITY_HEADER,
    mobileAppHeader: configuration.MOBILE_APP_HEADER,
    onSilentFailure: metrics.silentFailure,
  };
  const isDeveloper = (key: string | null): boolean => key !== null && (configuration.DEMO || key === configuration.DEVELOPER_KEY);

  function begin({ headers, signal, isSecure }: Begin): Asking {
    const provenance: Provenance[] | undefined = isDeveloper(headers.get(developerHeader)) ? [] : undefined;
    const config: ContextConfig = {
      ...settings,
      ...(isSecure !== undefined && { isSecure }),
      ...(provenance && { observe: (one: Provenance) => void provenance.push(one) }),
    };
    return { context: createContext({ provider, headers, signal, config }), provenance };
  }

  async function answer({ context, provenance }: Asking, question: Question) {
    const started = performance.now();
    const { id = idsBySource.get(question.source ?? ''), source, document, operationName, variables = {} } = question;
    const long = longVariable(variables);
    const { data, errors } =
      long === undefined
        ? await run({ id, source, document, operationName, variables, context, rules: limitRules })
        : { data: undefined, errors: [tooLong(long)] };
    for (const { extensions } of errors ?? []) metrics.error(String(extensions.code));
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    metrics.operation(id === undefined ? 'ad-hoc' : nameOf(stored[id]), outcome, performance.now() - started);
    return {
      ...(data !== undefined && { data }),
      ...(errors !== undefined && { errors: errors.map((error) => error.toJSON()) }),
      ...(provenance && { extensions: { provenance } }),
      cookies: context.session.cookies(),
    };
  }

  const neverAborted = new AbortController().signal;
  return {
    schema,
    sdl,
    begin,
    run: answer,
    execute: ({ id, document, operationName, variables, headers, signal = neverAborted }) =>
      answer(begin({ headers, signal }), { id, source: document, operationName, variables }),
    storedByHash: (hash) => sourcesByHash.get(hash),
    isStored: (source) => idsBySource.has(source),
    countError: metrics.error,
    metrics: async () => `${await metrics.text()}\n${await provider.metrics()}`,
    dropTag: (tag) => provider.dropTag(tag),
    close: () => provider.close(),
  };
}

function tooLong(name: string): GraphQLError {
  return new GraphQLError(`The variable "$${name}" holds too long a list.`, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** The name written in a stored operation: one of a few, so it may be a label. */
function nameOf(source: string | undefined): string {
  return source?.match(/^\s*(?:query|mutation)\s+(\w+)/m)?.[1] ?? 'stored';
}
