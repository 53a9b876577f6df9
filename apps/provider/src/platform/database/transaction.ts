import { setTimeout as sleep } from 'node:timers/promises';
import { Counter } from 'prom-client';
import { registry } from '../metrics.ts';
import { beginTransaction, type OpenDatabase, type Transaction } from './database.ts';
import { conflictOf, DatabaseAwayError } from './errors.ts';

/** How often a transaction is tried that PostgreSQL ends since another one wanted the same. */
const maxTries = 6;
/** Milliseconds before the second try, at most; doubled for each one after it. The pause is any part of it, so that two do not meet again. */
const firstPause = 20;

const repeats = new Counter({
  name: 'vitrina_transaction_repeats_total',
  help: 'Transactions of the reference provider that were ended by a deadlock or a serialization failure and tried again, by name.',
  labelNames: ['transaction', 'reason'],
  registers: [registry],
});
const abandonedTransactions = new Counter({
  name: 'vitrina_transactions_given_up_total',
  help: 'Transactions of the reference provider that failed so in every try.',
  labelNames: ['transaction'],
  registers: [registry],
});

export interface TransactionOptions {
  /** Of no visitor: it may take as long as it takes. */
  readonly isLong?: boolean;
}

/**
 * The one way to open a transaction: all of `work` is done, or nothing of it. When PostgreSQL ends it because of another one
 * (40P01, 40001), it is begun anew, a few times, after a pause; then the database counts as too busy. So `work` may run
 * several times and touches nothing but the database. Rows are locked with `lockRows`, in its order. The name stands in metrics.
 */
export async function transaction<T>(
  db: OpenDatabase,
  name: string,
  work: (tx: Transaction) => Promise<T>,
  { isLong = false }: TransactionOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db[beginTransaction](work, isLong);
    } catch (error) {
      const reason = conflictOf(error);
      if (reason === undefined) throw error;
      if (tries === maxTries) {
        abandonedTransactions.inc({ transaction: name });
        throw new DatabaseAwayError(error);
      }
      repeats.inc({ transaction: name, reason });
      await sleep(Math.random() * firstPause * 2 ** (tries - 1));
    }
  }
}
