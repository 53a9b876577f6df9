import { schema } from '@vitrina/graphql/schema.ts';
import mercurius from 'mercurius';
import { bareServer } from './bare-server.ts';
import { contextFor } from './same-services.ts';

/** Mercurius with its compiler, over the same schema, resolvers and services. */
const app = bareServer();
await app.register(mercurius, { schema, jit: 1, context: ({ headers }) => contextFor(headers) });
await app.start();
