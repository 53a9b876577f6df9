import { createServer, type ServerResponse } from 'node:http';
import { GatewayError } from './client.ts';
import { Orders } from './orders.ts';
import { page, tables } from './page.ts';

/**
 * A page of today's orders by store that stays current:
 *
 *     node docs/examples/back-office/main.ts
 *
 * `GATEWAY` is the gateway's address, `APP_KEY` a key with the right `orders:read`, `PORT` where the page is; it is for this machine alone.
 */
const orders = new Orders();
const listeners = new Set<ServerResponse>();

const server = createServer(({ url }, response) => {
  if (url === '/changes') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  } else if (url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page(orders.today()));
  } else response.writeHead(404).end();
});

try {
  await orders.read();
  server.listen(Number(process.env.PORT ?? 3300), '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}/\n`);
  });
  await orders.follow(() => {
    const event = `data: ${JSON.stringify(tables(orders.today()))}\n\n`;
    for (const listener of listeners) listener.write(event);
  });
} catch (error) {
  if (!(error instanceof GatewayError)) throw error;
  process.stderr.write(`${error.code}: ${error.message}\n`);
  process.exit(1);
}
