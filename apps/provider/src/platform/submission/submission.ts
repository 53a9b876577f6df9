import pLimit from 'p-limit';
import { column, type OpenDatabase, rows, type Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { transaction } from '../database/transaction.ts';
import { conflict } from '../refusal.ts';
import { hashOf } from '../secret.ts';
import { sealAnswer, unsealAnswer } from './sealed-answer.ts';

/**
 * Submissions that are carried out at once. Those that want the same goods wait for each other in the database, each with a
 * connection in its hands; the rest of the pool of 20 stays free for who only looks.
 */
const atOnce = pLimit(8);

/** What tells one submission from all others. */
export interface IdempotentCall {
  readonly call: string;
  /**
   * Whose it is: two who come with the same key have nothing to do with each other. Whoever says so has looked whether the caller
   * may have the answer, since an earlier one is given without another look.
   */
  readonly owner: string;
  readonly key: string;
  readonly request: unknown;
}

/**
 * Runs a call that carries an idempotency key once: the key is inserted before anything else, in the same transaction.
 * A second call of the same owner with the key waits for the first one to end and gets its answer; if the first one failed,
 * nothing of it is left, the key included, and the second one is carried out.
 */
export async function runIdempotent<Answer>(
  db: OpenDatabase,
  { call, owner, key, request }: IdempotentCall,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  // No key has a space.
  const name = `${call} ${owner} ${key}`;
  const fingerprint = hashOf(JSON.stringify(request));
  return atOnce(() =>
    transaction(db, call, async (tx) => {
      const insertedRows = await rows(
        tx,
        sql`insert into submissions (key, request) values (${hashOf(name)}, ${fingerprint}) on conflict do nothing returning key`,
      );
      if (insertedRows.length === 0) return earlierAnswer<Answer>(tx, name, fingerprint);
      const answer = await work(tx);
      await tx.execute(sql`update submissions set answer = ${sealAnswer(name, answer)} where key = ${hashOf(name)}`);
      return answer;
    }),
  );
}

async function earlierAnswer<Answer>(tx: Transaction, name: string, fingerprint: string): Promise<Answer> {
  const [earlier] = await rows(
    tx,
    { request: column.text, answer: column.textOrNull },
    sql`select request, answer from submissions where key = ${hashOf(name)}`,
  );
  if (earlier === undefined || earlier.request !== fingerprint) {
    throw conflict('Это уже отправлено с другими данными. Обновите страницу.');
  }
  // Written by a version whose answers were not encrypted, and so were not kept.
  if (earlier.answer === null) throw conflict('Это уже отправлено. Обновите страницу.');
  // Sealed above, under the same name, by the same call.
  return unsealAnswer(name, earlier.answer) as Answer;
}
