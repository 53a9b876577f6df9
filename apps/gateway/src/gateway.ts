import { createHash } from 'node:crypto';
import { type Context, type ContextConfig, createContext } from '@vitrina/graphql/context/context.ts';
import { createPlaces } from '@vitrina/graphql/context/places.ts';
import { type HeaderReader, readPlace } from '@vitrina/graphql/context/visitor.ts';
import { createProvider, type Provenance } from '@vitrina/graphql/engine.ts';
import { meaningOf, tooOften } from '@vitrina/graphql/errors.ts';
import { uploadFound } from '@vitrina/graphql/files.ts';
import { JointReads } from '@vitrina/graphql/joint.ts';
import type { CountedLimit } from '@vitrina/graphql/limit.ts';
import { createTrace } from '@vitrina/graphql/provenance.ts';
import { run, storeOperations } from '@vitrina/graphql/run.ts';
import { schema } from '@vitrina/graphql/schema.ts';
import { sdl } from '@vitrina/graphql/sdl.ts';
import { storedOperation } from '@vitrina/graphql/stored.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { answerEverybody } from './answer-everybody.ts';
import { type Answered, type Ask, type Asking, type Begin, developerHeader, type Question } from './asking.ts';
import type { Configuration } from './configuration.ts';
import type { Execute, Upload } from './execute.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { clientOf } from './limits/address.ts';
import { createScale } from './limits/budget.ts';
import { type Counters, createCounters } from './limits/counters.ts';
import { largeVariable, limitRules } from './limits/rules.ts';
import { isSecret } from './limits/secret.ts';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.ts';
import { inOperation } from './operation-span.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { originOf } from './public-origin.ts';
import { type RedisConfiguration, redisPlaceOf } from './redis-place.ts';

export interface Gateway {
  readonly schema: GraphQLSchema;
  /** As it is written, with every description. */
  readonly sdl: string;
  /** In memory, for the screens. */
  readonly execute: Execute;
  /** Files of the screens' forms, in memory. */
  readonly upload: Upload;
  begin(request: Begin): Promise<Asking>;
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
  configuration: RedisConfiguration &
    Pick<Configuration, 'PUBLIC_URL' | 'CITY_HEADER' | 'MOBILE_APP_HEADER' | 'DEVELOPER_KEY' | 'PROVIDER_KEY' | 'DEMO'>;
  providerOrigin: string;
  log: FastifyBaseLogger;
  /** Operations of the screens, by id; they run compiled. */
  stored?: Readonly<Record<string, string>>;
  /** Those of the server, so that one text tells of both. */
  metrics?: GatewayMetrics;
  /** How pictures of other hosts are named; without it they keep their addresses. */
  pictures?: PictureAddresses;
}

/** The executable schema with everything behind it; one for a process. */
export function openGateway({
  configuration,
  providerOrigin,
  log,
  stored = {},
  metrics = createGatewayMetrics(),
  pictures,
}: GatewayOptions): Gateway {
  const redis = redisPlaceOf(configuration);
  const provider = createProvider({ origin: providerOrigin, key: configuration.PROVIDER_KEY, redis, logger: log });
  storeOperations(stored);
  const idsBySource = new Map(Object.entries(stored).map(([id, source]) => [source, id]));
  const sourcesByHash = new Map(Object.values(stored).map((source) => [createHash('sha256').update(source).digest('hex'), source]));

  const places = createPlaces({ provider, log });
  const placeOf = (headers: HeaderReader) =>
    readPlace(headers, { city: configuration.CITY_HEADER, mobileApp: configuration.MOBILE_APP_HEADER }, places);
  const counters = createCounters(redis, log);
  const settings: ContextConfig = {
    log,
    cityHeader: configuration.CITY_HEADER,
    mobileAppHeader: configuration.MOBILE_APP_HEADER,
    onSilentFailure: metrics.silentFailure,
    ...(pictures && { showPicture: pictures.shown }),
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
    const { headers, isSecure, origin, address, application } = request;
    const isDevelopers = isDeveloper(headers);
    let made = 0;
    const count = ({ source }: Provenance): void => {
      if (source === 'provider') made++;
    };
    const tried = async (limit: CountedLimit, key: string | undefined, ask: Counters['count']): Promise<void> => {
      if (application !== undefined && limit.sparesApplications) return;
      const whose = [...(limit.everywhere ? [] : [clientOf(address)]), ...(key === undefined ? [] : [key])].join(' ');
      const { isOver, resetAfter } = await ask(limit, whose);
      if (isOver) throw tooOften(resetAfter);
    };
    const config: ContextConfig = {
      ...settings,
      isSecure,
      publicOrigin: origin,
      clientAddress: address,
      // A developer sees of each operation by itself what it leads to.
      joint: isDevelopers ? undefined : request.joint,
      ...(application !== undefined && !isDevelopers && { observe: count }),
      countTry: (limit, key) => tried(limit, key, counters.count),
      checkTry: (limit, key) => tried(limit, key, counters.look),
    };
    const context = createContext({
      provider,
      headers,
      places,
      signal: request.signal,
      application,
      config,
    });
    if (!isDevelopers) return { context, trace: undefined, made: application === undefined ? undefined : () => made };
    const trace = createTrace(context);
    return { context, trace, made: () => trace.provenance().filter(({ source }) => source === 'provider').length };
  }

  /** Where a visitor is can be told when the lists of places have been read: a process waits for them once. */
  function placesFor({ headers }: Begin): Promise<void> | undefined {
    if (places.areTold()) return undefined;
    placeOf(headers);
    return places.firstLook();
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
    placeOf,
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

  const ask: Ask = (request, question) => {
    const untold = placesFor(request);
    return untold === undefined ? respond(request, question) : untold.then(() => respond(request, question));
  };

  const neverAborted = new AbortController().signal;
  const joint = new WeakMap<AbortSignal, JointReads>();
  const jointOf = (signal: AbortSignal): JointReads => {
    const known = joint.get(signal) ?? new JointReads();
    joint.set(signal, known);
    return known;
  };
  return {
    schema,
    sdl,
    async begin(request) {
      await placesFor(request);
      return begin(request);
    },
    run: answer,
    ask,
    async execute({ id, document, operationName, variables, headers, signal }) {
      const asking: Begin = {
        headers,
        ...sourceOf(headers, configuration.PUBLIC_URL),
        signal: () => signal ?? neverAborted,
        joint: signal && jointOf(signal),
      };
      const { text: _, ...answered } = await ask(asking, { id, source: document, operationName, variables });
      return answered;
    },
    async upload({ purpose, name, content, headers, signal }) {
      const asking = { headers, ...sourceOf(headers, configuration.PUBLIC_URL), signal: () => signal };
      await placesFor(asking);
      const { context } = begin(asking);
      try {
        const { id } = await uploadFound(context, purpose, name, content);
        return { id: String(id), cookies: context.session.cookies() };
      } catch (error) {
        const { code, message, fields } = meaningOf(error);
        metrics.error(code);
        if (code === 'INTERNAL') log.error({ err: error }, 'a file is not passed on');
        return { fault: Object.values(fields ?? {})[0]?.[0] ?? message, cookies: context.session.cookies() };
      }
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
function sourceOf(headers: HeaderReader, publicUrl: string | undefined): Pick<Begin, 'isSecure' | 'origin' | 'address'> {
  const protocol = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const host = headers.get('x-forwarded-host');
  return {
    isSecure: protocol === 'https',
    origin: publicUrl ?? (host === null ? undefined : originOf(protocol, host)),
    address: headers.get('x-forwarded-for') ?? undefined,
  };
}

function tooLarge(name: string): GraphQLError {
  return new GraphQLError(`The variable "$${name}" holds too long a list, or one thing too deep in another.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** The name written in a stored operation: one of a few, so it may be a label. */
function nameOf(source: string | undefined): string {
  return source?.match(/^\s*(?:query|mutation)\s+(\w+)/m)?.[1] ?? 'stored';
}
