import { createProvider } from '@vitrina/graphql/base/engine.ts';
import { createSigner } from '@vitrina/graphql/base/signer.ts';
import { clientSdlOf } from '@vitrina/graphql/client-sdl.ts';
import type { ContextConfig } from '@vitrina/graphql/context/context.ts';
import { createPlaces } from '@vitrina/graphql/context/places.ts';
import { type HeaderReader, readPlace, type Visitor } from '@vitrina/graphql/context/visitor.ts';
import { schema } from '@vitrina/graphql/schema.ts';
import { sdl } from '@vitrina/graphql/sdl.ts';
import { storeOperations } from '@vitrina/graphql/stored-operations.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { costAtHand, createAnswers, estimateOf } from './answer.ts';
import type { Configuration } from './configuration.ts';
import { createContextFactory } from './context-factory.ts';
import type { Execute, Upload } from './execute.ts';
import { inMemory } from './in-memory.ts';
import { type Counters, createCounters } from './limits/counters.ts';
import { isSecret } from './limits/secret.ts';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.ts';
import {
  developerHeader,
  type ExecuteRequest,
  type GraphQLRequest,
  type GraphQLResponse,
  type OperationContext,
  type RequestContext,
} from './operation-context.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { type RedisConfiguration, redisPlaceOf } from './redis-place.ts';
import { createResponseCache } from './response-cache.ts';
import type { Secrets } from './session-secret.ts';
import { shareResponses } from './shared-response.ts';
import { createStoredTexts } from './stored-texts.ts';

export interface Gateway {
  readonly schema: GraphQLSchema;
  /** As clients read it, with every description. */
  sdl(): string;
  /** In memory, for the screens. */
  readonly execute: Execute;
  /** Files of the screens' forms, in memory. */
  readonly upload: Upload;
  createOperationContext(request: RequestContext): Promise<OperationContext>;
  run(operationContext: OperationContext, graphqlRequest: GraphQLRequest): Promise<GraphQLResponse>;
  /** A response for each event of a subscription. */
  subscribe(request: RequestContext, graphqlRequest: GraphQLRequest): AsyncIterable<GraphQLResponse>;
  /** Both in one; a response that is the same for everybody comes from the response cache. */
  executeRequest: ExecuteRequest;
  /** What an operation would cost whoever asks, before it runs; null for what is none. */
  estimateCost: typeof estimateOf;
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
  /** Where they come from. */
  readonly registries: readonly GatewayMetrics['registry'][];
  dropTag(tag: string): Promise<void>;
  close(): Promise<void>;
}

export interface GatewayOptions {
  configuration: RedisConfiguration &
    Pick<Configuration, 'PUBLIC_URL' | 'CITY_HEADER' | 'MOBILE_APP_HEADER' | 'DEVELOPER_KEY' | 'PROVIDER_KEY' | 'DEMO'> &
    Partial<Pick<Configuration, 'DEADLINE_FACTOR'>>;
  providerOrigin: string;
  log: FastifyBaseLogger;
  /** Operations of the screens, by id; they run compiled. */
  stored?: Readonly<Record<string, string>>;
  /** Those of the server, so that one text tells of both. */
  metrics?: GatewayMetrics;
  /** How pictures of other hosts are named; without it they keep their addresses. */
  pictures?: PictureAddresses;
  /** By which quotes are signed; without them another process does not know them. */
  secrets?: Secrets;
}

/** Written once, for the first who asks. */
let forClients: string | undefined;

/** The executable schema with everything behind it; one for a process. */
export function openGateway({
  configuration,
  providerOrigin,
  log,
  stored: storedOperations = {},
  metrics = createGatewayMetrics(),
  pictures,
  secrets,
}: GatewayOptions): Gateway {
  const redis = redisPlaceOf(configuration);
  const { DEADLINE_FACTOR: deadlineFactor = 1 } = configuration;
  const provider = createProvider({ origin: providerOrigin, key: configuration.PROVIDER_KEY, redis, deadlineFactor, logger: log });
  const operations = storeOperations(storedOperations);
  const texts = createStoredTexts(storedOperations);
  const counters = createCounters(redis, log);
  const places = createPlaces({ provider, log });
  const placeOf = (visitor: Visitor) =>
    readPlace(visitor, { city: configuration.CITY_HEADER, mobileApp: configuration.MOBILE_APP_HEADER }, places);
  const settings: ContextConfig = {
    log,
    deadlineFactor,
    cityHeader: configuration.CITY_HEADER,
    mobileAppHeader: configuration.MOBILE_APP_HEADER,
    onSilentFailure: metrics.silentFailure,
    onUserError: metrics.error,
    ...(pictures && { toPictureUrl: pictures.publicPathOf }),
    ...(secrets && { quoteSigner: createSigner(secrets, 'quotes') }),
  };
  const isDeveloper = developersOf(configuration);
  const createOperationContext = createContextFactory({ provider, places, counters, settings, isDeveloper });
  const { answer, answerEvents } = createAnswers({ operations, texts, metrics, schema });

  const responseCache = createResponseCache();
  metrics.watchResponseCache(responseCache.size);
  // Whoever drops it, in whichever process: few answers are kept, and for seconds, so all of them go.
  provider.whenDropped(responseCache.clear);
  const respond = shareResponses({
    responseCache,
    operations,
    placeOf,
    idOf: texts.idOf,
    createOperationContext,
    answer,
    costAtHand: (graphqlRequest) => costAtHand({ operations, texts }, graphqlRequest),
    onCached: (id) => metrics.operation(texts.labelOf(id), 'cached', 0),
  });

  /** Where a visitor is can be told when the lists of places have been read: a process waits for them once. */
  function placesFor(request: RequestContext): Promise<void> | undefined {
    if (places.areKnown()) return undefined;
    placeOf(request);
    return places.firstLook();
  }
  const executeRequest: ExecuteRequest = (request, graphqlRequest) => {
    const placesReady = placesFor(request);
    return placesReady === undefined ? respond(request, graphqlRequest) : placesReady.then(() => respond(request, graphqlRequest));
  };
  async function createPlacedContext(request: RequestContext): Promise<OperationContext> {
    await placesFor(request);
    return createOperationContext(request);
  }

  return {
    schema,
    sdl: () => (forClients ??= clientSdlOf(sdl)),
    ...inMemory({
      executeRequest,
      createOperationContext: createPlacedContext,
      publicUrl: configuration.PUBLIC_URL,
      countError: metrics.error,
      log,
    }),
    createOperationContext: createPlacedContext,
    run: answer,
    async *subscribe(request, graphqlRequest) {
      yield* answerEvents(await createPlacedContext(request), graphqlRequest);
    },
    executeRequest,
    estimateCost: estimateOf,
    storedByHash: texts.byHash,
    isStored: texts.has,
    isDeveloper,
    countError: metrics.error,
    counters,
    metrics: async () => `${await metrics.text()}\n${await provider.metrics()}`,
    registries: [metrics.registry, provider.registry],
    dropTag: (tag) => provider.dropTag(tag),
    async close() {
      counters.close();
      await provider.close();
    },
  };
}

/** Whether who sends these headers is a developer: by the key, or in a demonstration by any. */
function developersOf({ DEVELOPER_KEY, DEMO }: GatewayOptions['configuration']): (headers: HeaderReader) => boolean {
  const isKey = DEVELOPER_KEY === undefined ? () => false : isSecret(DEVELOPER_KEY);
  return (headers) => {
    const key = headers.get(developerHeader);
    return key !== null && (DEMO || isKey(key));
  };
}
