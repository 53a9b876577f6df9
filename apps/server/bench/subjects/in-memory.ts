import { headersOf } from '@vitrina/gateway/src/header-reader.ts';
import { visitorOf } from '@vitrina/graphql/context/visitor.ts';
import { bareServer, variablesOf } from './bare-server.ts';
import { gateway } from './full-stack.ts';

/** A stored operation as the shop's own screens ask for it, with nothing but a route around it. */
const app = bareServer();
app.get<{ Params: { id: string }; Querystring: { variables: string } }>('/:id', async (request) => {
  const variables = variablesOf.parse(JSON.parse(request.query.variables));
  const { data } = await gateway.execute({
    id: request.params.id,
    variables,
    visitor: visitorOf(headersOf(request), { isSecure: false, origin: undefined, address: undefined }),
  });
  return { data };
});
await app.start();
