import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Gateway } from './gateway.ts';
import { refusedStatus, statusOf } from './http-answer.ts';
import { limitRules, maxTokens } from './limits/operation-limits.ts';
import type { OperationContext } from './operation-context.ts';
import type { PersistedQueries } from './persisted-queries.ts';
import { setCookies } from './set-cookies.ts';

/** What stands behind one HTTP request while Apollo works on it. */
export interface HttpRequestContext {
  operationContext: OperationContext;
  reply: FastifyReply;
}

interface ApolloOptions {
  gateway: Gateway;
  /** Told of each text that is right by all rules and may be run. */
  learn(source: string, document: DocumentNode): void;
  /** Texts by the hash under which they were sent. */
  persistedQueries: PersistedQueries;
  /** Whether who asks may send more than stored operations. */
  takesAnyText(request: FastifyRequest): boolean;
}

/** Apollo's own codes, in the words of the one catalogue. */
const codes: Readonly<Record<string, string>> = {
  INTERNAL_SERVER_ERROR: 'INTERNAL',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_FOUND',
};

/** Errors that Apollo itself has met: before an operation is run, everything the client wrote wrongly. */
function formatProtocolError(formattedError: GraphQLFormattedError): GraphQLFormattedError {
  const apolloCode = String(formattedError.extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  const code = codes[apolloCode] ?? apolloCode;
  return { ...formattedError, message: code === 'INTERNAL' ? 'Internal error.' : formattedError.message, extensions: { code } };
}

/**
 * GraphQL over HTTP for everybody, with all of Apollo's protections. The operation itself is run by the one function
 * that runs all of them, so that an answer does not depend on the way it was asked for.
 */
export async function createApollo(options: ApolloOptions): Promise<ApolloServer<HttpRequestContext>> {
  const { gateway, persistedQueries } = options;
  // Apollo does not say for whom it would keep a text, so what was right is registered where it is run.
  const sourceOf = (hash: string) => gateway.storedByHash(hash) ?? persistedQueries.find(hash);
  const server = new ApolloServer<HttpRequestContext>({
    schema: gateway.schema,
    introspection: true,
    // The whole address is guarded (`csrf.ts`), whichever way a request takes.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    status400ForVariableCoercionErrors: undefined,
    parseOptions: { maxTokens },
    validationRules: [...limitRules],
    persistedQueries: {
      cache: { get: async (key) => sourceOf(key.replace(/^apq:/, '')), set: async () => undefined, delete: async () => false },
    },
    formatError: formatProtocolError,
    plugins: [ApolloServerPluginLandingPageDisabled(), runPlugin(options)],
    logger: silent,
  });
  await server.start();
  return server;
}

/** What Apollo says of a well-formed request whose operation is none of this schema. */
const refusedCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

/** The gateway logs operations and errors itself, by code and without the client's words. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };

type Plugin = NonNullable<ConstructorParameters<typeof ApolloServer<HttpRequestContext>>[0]['plugins']>[number];

function runPlugin({ gateway, persistedQueries, takesAnyText, learn }: ApolloOptions): Plugin {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ source, contextValue }) {
          if (!gateway.isStored(source) && !takesAnyText(contextValue.reply.request)) {
            throw new GraphQLError('Only stored operations are taken here.', { extensions: { code: 'FORBIDDEN', http: { status: 403 } } });
          }
        },
        async didEncounterErrors({ errors }) {
          for (const { extensions } of errors) gateway.countError(String(extensions.code ?? 'INTERNAL'));
        },
        async willSendResponse({ response, request }) {
          const wrote = response.body.kind === 'single' ? response.body.singleResult.errors?.[0]?.extensions?.code : undefined;
          if (typeof wrote === 'string' && refusedCodes.has(wrote))
            response.http.status = refusedStatus(request.http?.headers.get('accept'));
        },
        async responseForOperation({ source, document, request, contextValue: { operationContext, reply } }) {
          learn(source, document);
          const { sha256Hash } = request.extensions?.persistedQuery ?? {};
          if (typeof sha256Hash === 'string') persistedQueries.register(reply.request.application?.name, sha256Hash, source);
          const { cookies, ...result } = await gateway.run(operationContext, {
            source,
            document,
            ...(request.operationName != null && { operationName: request.operationName }),
            variables: request.variables ?? {},
          });
          setCookies(reply, cookies);
          return {
            http: { status: statusOf(result, request.http?.headers.get('accept')), headers: new HeaderMap() },
            body: { kind: 'single', singleResult: result },
          };
        },
      };
    },
  };
}
