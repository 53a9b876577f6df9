import { type Application, GatewayError, read } from './ask.ts';
import { StockTableDocument, type StockTableQuery } from './generated/graphql.ts';
import { table } from './table.ts';

/**
 * Prints which stores of a city have a product:
 *
 *     node docs/examples/stock-table/main.ts 1026139288 doneck
 *
 * `GATEWAY` is the gateway's address, `APP_KEY` this application's key.
 */
type Product = NonNullable<StockTableQuery['product']>;

const [id, city] = process.argv.slice(2);
if (id === undefined || !/^\d{1,10}$/.test(id)) fail('Usage: node main.ts PRODUCT_ID [CITY_ALIAS]');

const application: Application = { address: process.env.GATEWAY ?? 'http://localhost:3000/graphql', key: process.env.APP_KEY || undefined };
try {
  const { product } = await read(application, StockTableDocument, { id: Number(id), city: city ?? null });
  if (product === null) fail(`There is no product ${id}.`);
  process.stdout.write(
    `${product.name}, ${product.offer.price} ₽\n\n${table(['store', 'address', 'open', 'pieces', 'pick up'], rowsOf(product))}\n`,
  );
} catch (error) {
  // `NOT_FOUND` here is a city that does not exist; the message says so.
  if (error instanceof GatewayError) fail([`${error.code}: ${error.message}`, ...faultsOf(error)].join(' '));
  throw error;
}

/** Stores that have it on the spot, the most pieces first. */
function rowsOf({ stores }: Product): string[][] {
  return stores
    .map(({ name, address, workTimeLine, availability }) => ({
      pieces: availability?.quantity ?? 0,
      cells: [name, address, workTimeLine, String(availability?.quantity ?? 0), availability?.timeText ?? '–'],
    }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => other.pieces - one.pieces)
    .map(({ cells }) => cells);
}

/** `id: …` for each input that is wrong. */
function faultsOf({ fields }: GatewayError): string[] {
  return Object.entries(fields).map(([name, messages]) => `${name}: ${messages.join(' ')}`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
