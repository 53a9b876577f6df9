import '../listeners.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { readConfiguration } from '../configuration.ts';
import { advanceOrder, takeDevices } from '../orders/advance.ts';
import { cancelOrder, closeOrder } from '../orders/cancel.ts';
import { confirmInvoicePayment } from '../orders/invoice.ts';
import { acceptReturn, readOpenRequests, refuseReturn } from '../orders/return-decisions.ts';
import { returnItem } from '../orders/returns.ts';
import { statusNames } from '../orders/status.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';

const usage =
  'Usage: npm run provider:order -- advance ORDER, or: paid ORDER, devices ORDER, cancel ORDER, close ORDER, return ORDER LINE PIECES, lose ORDER LINE PIECES, returns, accept-return REQUEST, refuse-return REQUEST "…"';

interface Action {
  /** How many it takes. */
  numbers: number;
  /** Whether a text comes behind them. */
  hasText?: true;
  work(db: OpenDatabase, numbers: readonly number[], text: string): Promise<string>;
}

/** What may be done to an order, by its word; each says what it has done. */
const actions: Readonly<Record<string, Action>> = {
  advance: {
    numbers: 1,
    work: async (db, [order = 0]) => `order ${order}: ${statusNames[await advanceOrder(db, order)]}`,
  },
  paid: {
    numbers: 1,
    async work(db, [order = 0]) {
      await confirmInvoicePayment(db, order);
      return `order ${order}: its invoice is paid`;
    },
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
  returns: {
    numbers: 0,
    async work(db) {
      const requests = await readOpenRequests(db);
      const lines = requests.map(({ id, status, since, reason, handover, awaited, comment }) => [
        id,
        status,
        since,
        reason,
        handover,
        awaited,
        (comment ?? '').replaceAll(/\s+/g, ' '),
      ]);
      return [['request', 'status', 'since', 'reason', 'handover', 'order line pieces', 'comment'], ...lines]
        .map((line) => line.join('\t'))
        .join('\n');
    },
  },
  'accept-return': {
    numbers: 1,
    async work(db, [request = 0]) {
      await acceptReturn(db, request);
      return `return ${request} is accepted; when its pieces have come: return ORDER LINE PIECES`;
    },
  },
  'refuse-return': {
    numbers: 1,
    hasText: true,
    async work(db, [request = 0], text) {
      await refuseReturn(db, request, text);
      return `return ${request} is refused`;
    },
  },
};

/**
 * `npm run provider:order`: moves an order on, cancels or closes it, or takes pieces of a line back; what was paid goes back by itself. Lists what shoppers want
 * to return, and says to each whether the shop takes it.
 */
try {
  const [word = '', ...rest] = process.argv.slice(2);
  const action = actions[word];
  if (action === undefined) throw new Error(usage);
  const text = action.hasText ? (rest.pop() ?? '').trim() : '';
  const numbers = rest.map(Number);
  const isWhole = numbers.every((value) => Number.isInteger(value) && value > 0);
  if (numbers.length !== action.numbers || !isWhole || (action.hasText && text === '')) throw new Error(usage);
  if (text.length > maxLength.returnAnswer) throw new Error(`The text has at most ${maxLength.returnAnswer} characters.`);
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  try {
    console.log(await action.work(connection.db, numbers, text));
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
