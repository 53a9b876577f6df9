import '../listeners.ts';
import { readConfiguration } from '../configuration.ts';
import { advanceOrder, takeDevices } from '../orders/advance.ts';
import { cancelOrder, closeOrder } from '../orders/cancel.ts';
import { returnItem } from '../orders/returns.ts';
import { statusNames } from '../orders/status.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';

const usage =
  'Usage: npm run provider:order -- advance ORDER, or: devices ORDER, cancel ORDER, close ORDER, return ORDER LINE PIECES, lose ORDER LINE PIECES';

/** What may be done to an order, by its word; each says what it has done. */
const actions: Readonly<Record<string, { numbers: number; work(db: OpenDatabase, numbers: readonly number[]): Promise<string> }>> = {
  advance: {
    numbers: 1,
    work: async (db, [order = 0]) => `order ${order}: ${statusNames[await advanceOrder(db, order)]}`,
  },
  devices: {
    numbers: 1,
    work: async (db, [order = 0]) => `order ${order}: ${await takeDevices(db, order)} old devices received`,
  },
  cancel: {
    numbers: 1,
    async work(db, [order = 0]) {
      await cancelOrder(db, order);
      return `order ${order} is cancelled`;
    },
  },
  close: {
    numbers: 1,
    async work(db, [order = 0]) {
      await closeOrder(db, order);
      return `order ${order} is closed`;
    },
  },
  return: {
    numbers: 3,
    async work(db, [order = 0, line = 0, pieces = 0]) {
      await returnItem(db, order, line, pieces);
      return `${pieces} of line ${line} of order ${order} taken back`;
    },
  },
  lose: {
    numbers: 3,
    async work(db, [order = 0, line = 0, pieces = 0]) {
      await returnItem(db, order, line, pieces, { isLost: true });
      return `${pieces} of line ${line} of order ${order} struck out; they are not for sale`;
    },
  },
};

/** `npm run provider:order`: moves an order on, cancels or closes it, or takes pieces of a line back; what was paid goes back by itself. */
try {
  const [word = '', ...rest] = process.argv.slice(2);
  const action = actions[word];
  const numbers = rest.map(Number);
  const isWhole = numbers.every((value) => Number.isInteger(value) && value > 0);
  if (action === undefined || numbers.length !== action.numbers || !isWhole) throw new Error(usage);
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  try {
    console.log(await action.work(connection.db, numbers));
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
