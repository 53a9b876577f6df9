import { createHash } from 'node:crypto';
import { type Context, type ContextConfig, createContext } from '@vitrina/graphql/context/context.ts';
import type { HeaderReader } from '@vitrina/graphql/context/visitor.ts';
import { createProvider, type Provenance } from '@vitrina/graphql/engine.ts';
import { tooOften } from '@vitrina/graphql/errors.ts';
import { createTrace, type Trace } from '@vitrina/graphql/provenance.ts';
import { run, storeOperations } from '@vitrina/graphql/run.ts';
import { schema, sdl } from '@vitrina/graphql/schema.ts';
import { storedOperation } from '@vitrina/graphql/stored.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { answerEverybody } from './answer-everybody.ts';
import type { Configuration } from './configuration.ts';
import type { Execute, OperationResult } from './execute.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { clientOf } from './limits/address.ts';
import { createScale } from './limits/budget.ts';
import { type Counters, createCounters } from './limits/counters.ts';
import { largeVariable, limitRules } from './limits/rules.ts';
import { isSecret } from './limits/secret.ts';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.ts';
import { inOperation } from './operation-span.ts';

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
  /** Follows which call each field came from; undefined for who may not know or did not ask. */
  readonly trace: Trace | undefined;
  /** Calls of the provider made so far, for who is told of the cost; undefined for all others. */
  readonly made?: (() => number) | undefined;
}

export interface Begin {
  headers: HeaderReader;
  /** Aborted when the client goes away. Asked for when somebody has to wait, so it may be made then. */
  signal: () => AbortSignal;
  /** Whether the visitor came over https, as the server knows it. */
  isSecure: boolean;
  /** The client's address, as the server knows it; undefined when the client has gone. */
  address: string | undefined;
  /** Public name of the application that asks, whose key has been checked. */
  application?: string | undefined;
}

/** `extensions` for who asked to be told; `text` where the whole is at hand as it goes over HTTP. */
export type Answered = OperationResult & { extensions?: Record<string, unknown>; text?: string };

export type Ask = (request: Begin, question: Question) => Promise<Answered>;

export interface Gateway {
  readonly schema: GraphQLSchema;
  /** As it is written, with every description. */
  readonly sdl: string;
  /** In memory, for the screens. */
  readonly execute: Execute;
  begin(request: Begin): Asking;
  run(asking: Asking, question: Question): Promise<Answered>;
  /** The same from the beginning; what everybody asks is not run each time. */
  ask: Ask;
  /** Text of a stored operation by the SHA-256 of its text. */
  storedByHash(hash: string): string | undefined;
  /** Whether the text is, to the letter, that of a stored operation. */
  isStored(source: string): boolean;
  /** Whether who sends these headers may know how an answer comes about. */
  isDeveloper(headers: HeaderReader): boolean;
  countError(code: string): void;
  /** What has been tried how often; one for all that is limited. */
  readonly counters: Counters;
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
  /** Those of the server, so that one text tells of both. */
  metrics?: GatewayMetrics;
}

/** Who sends it with `DEVELOPER_KEY` sees how an answer came about; in a demonstration, with anything. */
export const developerHeader = 'x-developer-key';

/** The executable schema with everything behind it; one for a process. */
export function openGateway({
  configuration,
  providerOrigin,
  log,
  stored = {},
  metrics = createGatewayMetrics(),
}: GatewayOptions): Gateway {
  const provider = createProvider({ origin: providerOrigin, redisUrl: configuration.REDIS_URL, logger: log });
  storeOperations(stored);
  const idsBySource = new Map(Object.entries(stored).map(([id, source]) => [source, id]));
  const sourcesByHash = new Map(Object.values(stored).map((source) => [createHash('sha256').update(source).digest('hex'), source]));

  const counters = createCounters(configuration.REDIS_URL, log);
  const settings: ContextConfig = {
    log,
    cityHeader: configuration.CITY_HEADER,
    mobileAppHeader: configuration.MOBILE_APP_HEADER,
    onSilentFailure: metrics.silentFailure,
  };
  const names = new Map(Object.entries(stored).map(([id, source]) => [id, nameOf(source)]));
  const labelOf = (id: string | undefined): string => (id === undefined ? 'ad-hoc' : (names.get(id) ?? 'stored'));
  const keptAnswers = createKeptAnswers();
  // Whoever drops it, in whichever process: few answers are kept, and for seconds, so all of them go.
  provider.whenDropped(keptAnswers.clear);
  const isDeveloperKey = configuration.DEVELOPER_KEY === undefined ? () => false : isSecret(configuration.DEVELOPER_KEY);
  const isDeveloper = (headers: HeaderReader): boolean => {
    const key = headers.get(developerHeader);
    return key !== null && (configuration.DEMO || isDeveloperKey(key));
  };

  const idOf = ({ id, source }: Question): string | undefined => id ?? (source === undefined ? undefined : idsBySource.get(source));

  function begin(request: Begin): Asking {
    const { headers, isSecure, address, application } = request;
    const isDevelopers = isDeveloper(headers);
    let made = 0;
    const count = ({ source }: Provenance): void => {
      if (source === 'provider') made++;
    };
    const config: ContextConfig = {
      ...settings,
      isSecure,
      clientAddress: address,
      ...(application !== undefined && !isDevelopers && { observe: count }),
      async countTry(limit, key) {
        const client = clientOf(address);
        const { isOver, resetAfter } = await counters.count(limit, key === undefined ? client : `${client} ${key}`);
        if (isOver) throw tooOften(resetAfter);
      },
    };
    const context = createContext({
      provider,
      headers,
      signal: request.signal,
      application,
      config,
    });
    if (!isDevelopers) return { context, trace: undefined, made: application === undefined ? undefined : () => made };
    const trace = createTrace(context);
    return { context, trace, made: () => trace.provenance().filter(({ source }) => source === 'provider').length };
  }

  /** `seen` is what resolvers see of the context, when that is not all of it. */
  async function answer({ context, trace, made }: Asking, question: Question, seen: Context = context): Promise<Answered> {
    const started = performance.now();
    const { source, document, operationName, variables = {} } = question;
    const id = idOf(question);
    const name = labelOf(id);
    const large = largeVariable(variables);
    const scale = createScale(context.viewer.application);
    const { data, errors } =
      large === undefined
        ? await inOperation(name, document ?? storedOperation(id ?? '')?.document ?? source, () =>
            run({ id, source, document, operationName, variables, context: seen, rules: limitRules, weigh: scale.weigh, trace }),
          )
        : { data: undefined, errors: [tooLarge(large)] };
    for (const { extensions } of errors ?? []) metrics.error(String(extensions.code));
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    metrics.operation(name, outcome, performance.now() - started);
    return {
      ...(data !== undefined && { data }),
      ...(errors !== undefined && { errors: errors.map((error) => error.toJSON()) }),
      ...(made && { extensions: { ...(trace && { provenance: trace.provenance() }), cost: scale.cost(made()) } }),
      cookies: context.session.cookies(),
    };
  }

  const respond = answerEverybody({
    kept: keptAnswers,
    ids: Object.keys(stored),
    cityHeader: configuration.CITY_HEADER,
    idOf,
    begin,
    answer,
    costAtHand(question) {
      const scale = createScale('any');
      const document = storedOperation(idOf(question) ?? '')?.document;
      const operation = document && operationOf(document, question.operationName);
      if (document && operation) scale.weigh(document, operation, question.variables ?? {});
      return scale.cost(0);
    },
    onKept: (id) => metrics.operation(labelOf(id), 'kept', 0),
  });

  const neverAborted = new AbortController().signal;
  return {
    schema,
    sdl,
    begin,
    run: answer,
    ask: respond,
    async execute({ id, document, operationName, variables, headers, signal = neverAborted }) {
      const asking = { headers, ...sourceOf(headers), signal: () => signal };
      const { text: _, ...answered } = await respond(asking, { id, source: document, operationName, variables });
      return answered;
    },
    storedByHash: (hash) => sourcesByHash.get(hash),
    isStored: (source) => idsBySource.has(source),
    isDeveloper,
    countError: metrics.error,
    counters,
    metrics: async () => `${await metrics.text()}\n${await provider.metrics()}`,
    dropTag: (tag) => provider.dropTag(tag),
    async close() {
      counters.close();
      await provider.close();
    },
  };
}

/** From where a visitor of the screens came: whoever asks in memory has written it over what the visitor sent. */
const sourceOf = (headers: HeaderReader): Pick<Begin, 'isSecure' | 'address'> => ({
  isSecure: headers.get('x-forwarded-proto') === 'https',
  address: headers.get('x-forwarded-for') ?? undefined,
});

function tooLarge(name: string): GraphQLError {
  return new GraphQLError(`The variable "$${name}" holds too long a list, or one thing too deep in another.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** The name written in a stored operation: one of a few, so it may be a label. */
function nameOf(source: string | undefined): string {
  return source?.match(/^\s*(?:query|mutation)\s+(\w+)/m)?.[1] ?? 'stored';
}
