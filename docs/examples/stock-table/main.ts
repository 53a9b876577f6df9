import { connect, GatewayError, read } from './client.ts';
import { StockCityDocument, StockTableDocument, type StockTableQuery } from './generated/graphql.ts';
import { table } from './table.ts';

/**
 * Prints which stores of a city have a product:
 *
 *     node docs/examples/stock-table/main.ts 1026139288 doneck
 *
 * `GATEWAY` is the gateway's address, `APP_KEY` this application's key.
 */
type Product = NonNullable<StockTableQuery['product']>;

const [id, alias] = process.argv.slice(2);
if (id === undefined) fail('Usage: node main.ts PRODUCT_ID [CITY_ALIAS]');

const gateway = connect({ address: process.env.GATEWAY ?? 'http://localhost:3000/graphql', key: process.env.APP_KEY || undefined });
try {
  const city = alias === undefined ? null : await cityOf(alias);
  const { product } = await read(gateway, StockTableDocument, { id, city });
  if (product === null) fail(`There is no product ${id}.`);
  process.stdout.write(
    `${product.name}, ${sumText(product.offer.price)}\n\n${table(['store', 'address', 'open', 'pieces', 'pick up'], rowsOf(product))}\n`,
  );
} catch (error) {
  if (error instanceof GatewayError) fail([`${error.code}: ${error.message}`, ...faultsOf(error)].join(' '));
  throw error;
}

/** «19 990 ₽»; the gateway counts in kopecks. */
function sumText({ amount, currency }: Product['offer']['price']): string {
  return (amount / 100).toLocaleString('ru', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}

/** The id of a city by its Latin name. */
async function cityOf(alias: string): Promise<string> {
  const { city } = await read(gateway, StockCityDocument, { by: { alias } });
  return city?.id ?? fail(`There is no city ${alias}.`);
}

/** Stores that have it on the spot, the most pieces first. */
function rowsOf({ stores }: Product): string[][] {
  return (stores ?? [])
    .map(({ store: { name, address, workTimeLine }, quantity, timeText }) => ({
      pieces: quantity,
      cells: [name, address, workTimeLine, String(quantity), timeText ?? '–'],
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
