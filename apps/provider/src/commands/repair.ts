import { parseArgs } from 'node:util';
import { repairStatuses } from '@vitrina/services/repair/vocabulary.ts';
import { readConfiguration } from '../configuration.ts';
import { openDatabase } from '../platform/database/open.ts';
import { isStatus, moveRequest, readOpen } from '../services/repair/move.ts';

/**
 * `npm run provider:repair`: repair requests that are not over, columns divided by tabs. `-- --move ID --to STATUS`, with `--comment "…"`
 * perhaps, moves one on and tells the shopper.
 */
const options = { move: { type: 'string' }, to: { type: 'string' }, comment: { type: 'string' } } as const;

try {
  const { move, to = '', comment = '' } = parseArgs({ options }).values;
  if (move !== undefined && !/^[1-9]\d{0,8}$/.test(move)) throw new Error('--move needs the number of a request.');
  if (move !== undefined && !isStatus(to)) throw new Error(`--to needs one of: ${Object.keys(repairStatuses).join(', ')}.`);
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  try {
    if (move !== undefined && isStatus(to)) {
      await moveRequest(connection.db, Number(move), to, comment.trim(), new Date());
      console.log(`repair request ${move} is ${to}`);
    } else {
      console.log(['request', 'kind', 'status', 'since', 'device', 'problem', 'documents', 'bought with order'].join('\t'));
      for (const { id, kind, status, since, device, problem, documents, purchaseOrder } of await readOpen(connection.db)) {
        console.log(
          [
            id,
            kind,
            status,
            since,
            device,
            problem.replaceAll(/\s+/g, ' '),
            documents.map((id) => `/documents/${id}`).join(' '),
            purchaseOrder ?? '',
          ].join('\t'),
        );
      }
    }
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
