import { parseArgs } from 'node:util';
import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { readConfiguration } from '../configuration.ts';
import { readStuck, tryAgain } from '../payments/refunds/stuck-refunds.ts';
import { openDatabase } from '../platform/database/open.ts';

/**
 * `npm run provider:refunds`: refunds that do not come to their end by themselves, columns divided by tabs; exit code 2 when there
 * are some. `-- --again ID` has one asked for anew.
 */
try {
  const { values } = parseArgs({ options: { again: { type: 'string' } } });
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  try {
    if (values.again !== undefined) {
      if (!(await tryAgain(connection.db, Number(values.again)))) throw new Error(`There is no refund ${values.again} that is not done.`);
      console.log(`refund ${values.again} is asked for anew`);
    } else {
      const stuckRefunds = await readStuck(connection.db);
      console.log(['refund', 'order', 'payment', 'rubles', 'state', 'reason', 'attempts', 'since', 'trouble'].join('\t'));
      for (const { id, orderId, paymentId, sum, status, reason, attempts, requestedAt, trouble } of stuckRefunds) {
        console.log([id, orderId, paymentId, toRubles(sum).toFixed(2), status, reason, attempts, requestedAt, trouble ?? ''].join('\t'));
      }
      if (stuckRefunds.length > 0) process.exitCode = 2;
    }
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
