import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration.ts';
import { findDemonstration, noDemonstration } from '../demonstration.ts';
import { openDatabase } from '../platform/database/open.ts';
import { ofBulk } from '../platform/database/timeouts.ts';

/** `npm run provider:seed -- --products N`: grows the catalogue to N products, for trials of scale. */
try {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const productCount = Number(values.products);
  if (!Number.isInteger(productCount) || productCount < 1 || productCount > 5_000_000) {
    throw new Error('Usage: npm run provider:seed -- --products N (a whole number up to 5 000 000)');
  }
  const demonstration = await findDemonstration();
  if (!demonstration) throw new Error(noDemonstration);
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR, timeouts: ofBulk });
  await demonstration.seedWhenEmpty(connection, (line) => console.log(line));
  const total = await demonstration.multiply(connection.db, productCount, (line) => console.log(line));
  await connection.close();
  console.log(`the catalogue holds ${total} products`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
