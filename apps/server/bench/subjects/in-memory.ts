import { headersOf } from '@vitrina/gateway/src/header-reader.ts';
import { bareServer, variablesOf } from './bare-server.ts';
import { gateway } from './house.ts';

/** A stored operation as the shop's own screens ask for it, with nothing but a route around it. */
const app = bareServer();
app.get<{ Params: { id: string }; Querystring: { variables: string } }>('/:id', async (request) => {
  const variables = variablesOf.parse(JSON.parse(request.query.variables));
  const { data } = await gateway.execute({ id: request.params.id, variables, headers: headersOf(request) });
  return { data };
});
await app.start();
