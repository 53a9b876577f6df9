import Fastify, { type FastifyInstance, type FastifyRequest, type HTTPMethods } from 'fastify';
import { createAccount, shopper } from './account.ts';
import { createAcquirer } from './acquirer.ts';
import { actionRoutes } from './actions.ts';
import { articleRoutes } from './articles.ts';
import { createBaskets } from './basket.ts';
import { catalogueRoutes } from './catalogue.ts';
import { createComments } from './comments.ts';
import { createCorp } from './corp.ts';
import { creditRoutes } from './credit.ts';
import { deliveryRoutes } from './delivery.ts';
import { createStaff } from './employee.ts';
import { createExchange } from './exchange.ts';
import { createLoyalty } from './loyalty.ts';
import { createOrders } from './orders.ts';
import { createPayments } from './payments.ts';
import { createPictures } from './pictures.ts';
import { placeRoutes } from './places.ts';
import { createRepair } from './repair.ts';
import { asObject, ListPage, Refusal, type RouteRequest, type Routes } from './route.ts';
import { siteRoutes } from './site.ts';
import { smartPriceRoutes } from './smartprice.ts';
import { suggestionRoutes } from './suggestions.ts';
import { tradeInRoutes } from './tradein.ts';

/** Everything lies below it, as where one gateway of a company has many services behind it. */
const basePath = '/store-api/v7';

export interface SpecProvider {
  /** What `PROVIDER_API_URL` has to say. */
  api: string;
  /** What `ACQUIRER_ORIGINS` has to say. */
  acquirer: string;
  /** Where its pictures are, which `PICTURE_ORIGINS` has to say. */
  pictures: string;
  close(): Promise<void>;
}

/** Starts the three servers of a company, each on a free port where none is named; `port` is the provider's. */
export async function startSpecProvider({ host = '127.0.0.1', port = 0, acquirerPort = 0, picturesPort = 0 } = {}): Promise<SpecProvider> {
  const picturesApp = createPictures();
  const pictures = await picturesApp.listen({ host, port: picturesPort });
  // Known by another name, so that to a browser it is another site, not the same one at another port.
  const acquirerApp = createAcquirer(() => payments);
  const acquirer = (await acquirerApp.listen({ host, port: acquirerPort })).replace('127.0.0.1', 'localhost');
  const account = createAccount();
  const baskets = createBaskets(account.shopperOf);
  const staff = createStaff();
  const orders = createOrders(baskets, staff, account);
  const payments = createPayments(orders, acquirer);
  const app = answering({
    ...placeRoutes(pictures),
    ...siteRoutes(pictures),
    ...articleRoutes(pictures),
    ...catalogueRoutes(pictures),
    ...account.routes,
    ...createLoyalty(account.shopperOf),
    ...baskets.routes,
    ...actionRoutes,
    ...deliveryRoutes(baskets),
    ...staff.routes,
    ...orders.routes,
    ...payments.routes,
    ...createComments(),
    ...createCorp(),
    ...creditRoutes(account.mustBeShopper, shopper.phone),
    ...createRepair(),
    ...smartPriceRoutes,
    ...tradeInRoutes,
    ...createExchange(baskets),
    ...suggestionRoutes,
  });
  const origin = await app.listen({ host, port });
  return {
    api: `${origin}${basePath}`,
    acquirer,
    pictures,
    async close() {
      await Promise.all([app.close(), acquirerApp.close(), picturesApp.close()]);
    },
  };
}

function answering(routes: Routes): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { querystringParser: (text) => ({ text }), maxParamLength: 300 } });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 404, code: 'route_not_found', message: 'No such call.' }));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refusal) {
      const { status, code, message, more } = error;
      return reply.code(status).send({ status, code, message, ...more });
    }
    const status = error.statusCode ?? 500;
    return reply.code(status).send({ status, code: status < 500 ? 'bad_request' : 'internal', message: error.message });
  });
  for (const [name, route] of Object.entries(routes)) {
    const [method = '', path = ''] = name.split(' ');
    app.route({
      method: method as HTTPMethods,
      url: `${basePath}${path}`,
      handler(request, reply) {
        const answer = route(toRouteRequest(request));
        if (answer === undefined) return reply.code(204).send();
        if (!(answer instanceof ListPage)) return reply.send(answer);
        return reply
          .headers({
            'x-pagination-total-count': answer.total,
            'x-pagination-per-page': answer.perPage,
            'x-pagination-page-count': Math.ceil(answer.total / answer.perPage),
            'x-pagination-current-page': answer.page,
          })
          .send(answer.items);
      },
    });
  }
  return app;
}

function toRouteRequest({ params, query, body, headers }: FastifyRequest): RouteRequest {
  return {
    params: Object.fromEntries(Object.entries(asObject(params)).map(([name, value]) => [name, String(value)])),
    query: new URLSearchParams(String(asObject(query).text ?? '')),
    body: Array.isArray(body) ? { ...body } : asObject(body),
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}
