import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readConfiguration } from '../configuration.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { createPictureAddresses } from '../picture-addresses.ts';
import { type GatewayPluginOptions, gatewayPlugin } from '../plugin.ts';
import { createReadiness, type Readiness } from '../readiness.ts';
import { createServer as createShopServer } from '../server.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestGateway {
  origin: string;
  inProcess: Gateway;
  readiness: Readiness;
  /** What the provider was asked, method and path with query. */
  providerRequests: { url: string; headers: IncomingMessage['headers'] }[];
  /** Decides the provider's answers. */
  provider: { answer: Answer };
  close(): Promise<void>;
}

export const secret = 'a secret of at least thirty-two characters';

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

/** The gateway on a free port, with a real HTTP server in the provider's place. */
export async function startGateway(
  env: Record<string, string> = {},
  options: { storedOperations?: Record<string, string> } & Partial<GatewayPluginOptions> = {},
): Promise<TestGateway> {
  const providerRequests: TestGateway['providerRequests'] = [];
  const provider = { answer: ((_request, response) => sendJson(response, [])) as Answer };
  const upstream = createServer((request, response) => {
    providerRequests.push({ url: `${request.method} ${request.url}`, headers: request.headers });
    provider.answer(request, response);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const address = upstream.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const configuration = readConfiguration({ LOG_LEVEL: 'silent', DEMO: '0', DEADLINE_FACTOR: '10', ...env });
  const { TRUSTED_PROXIES: trustedProxies, DEADLINE_FACTOR: deadlineFactor } = configuration;
  const app = createShopServer({ logLevel: 'silent', trustedProxies, deadlineFactor });
  const { storedOperations, ...others } = options;
  const gateway = openGateway({
    configuration,
    providerOrigin: `http://127.0.0.1:${port}`,
    log: app.log,
    pictures: createPictureAddresses(secret),
    ...(storedOperations && { stored: storedOperations }),
  });
  const readiness = createReadiness();
  await app.register(gatewayPlugin, { gateway, configuration, readiness, operatorSecret: secret, ...others });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    origin,
    inProcess: gateway,
    readiness,
    providerRequests,
    provider,
    async close() {
      await app.close();
      await gateway.close();
      upstream.closeAllConnections();
      await new Promise((done) => upstream.close(done));
    },
  };
}

export interface Reply {
  status: number;
  headers: Headers;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
    extensions?: Record<string, unknown>;
  };
}

/** The shape that every answer of the gateway has. */
export const bodyOf = async (response: Response): Promise<Reply['body']> => JSON.parse(await response.text());

/** Sends an operation as applications do. */
export async function sendOperation(
  origin: string,
  query: unknown,
  variables: unknown = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, body: await bodyOf(response) };
}

export const codesOf = ({ body }: Reply): unknown[] => (body.errors ?? []).map(({ extensions }) => extensions.code);
