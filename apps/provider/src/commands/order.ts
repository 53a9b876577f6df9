import { readConfiguration } from '../configuration.ts';
import { openDatabase } from '../database/open.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { returnItem } from '../orders/returns.ts';

const usage = 'Usage: npm run provider:order -- cancel ORDER, or: return ORDER LINE PIECES';

/** `npm run provider:order`: cancels an order, or takes pieces of one of its lines back; what was paid goes back by itself. */
try {
  const [action, ...numbers] = process.argv.slice(2);
  const [order = 0, line = 0, pieces = 0, ...rest] = numbers.map(Number);
  const isWhole = [order, ...(action === 'return' ? [line, pieces] : [])].every((value) => Number.isInteger(value) && value > 0);
  if (!isWhole || rest.length > 0 || (action !== 'cancel' && action !== 'return')) throw new Error(usage);
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  try {
    if (action === 'cancel') await cancelOrder(connection.db, order);
    else await returnItem(connection.db, order, line, pieces);
    console.log(action === 'cancel' ? `order ${order} is cancelled` : `${pieces} of line ${line} of order ${order} taken back`);
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
