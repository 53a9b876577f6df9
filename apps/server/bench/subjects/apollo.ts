import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import type { Context } from '@vitrina/graphql/context/context.ts';
import { schema } from '@vitrina/graphql/schema.ts';
import { bareServer } from './bare-server.ts';
import { contextFor } from './same-services.ts';

/** Apollo Server as it comes, over the same schema, resolvers and services. */
const apollo = new ApolloServer<Context>({ schema });
await apollo.start();
const app = bareServer();
await app.register(fastifyApollo(apollo), { context: async ({ headers }) => contextFor(headers) });
await app.start();
