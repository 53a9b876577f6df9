import replyFrom from '@fastify/reply-from';
import { bareServer } from './bare-server.ts';
import { upstream } from './serve.ts';

/** Bytes in, bytes out. */
const app = bareServer();
await app.register(replyFrom, { base: upstream });
app.get('/v3/products/:id', (request, reply) => reply.from(request.url));
await app.start();
