import { commentStatuses } from '@vitrina/services/comments/vocabulary.ts';
import { checkRows, column, rows } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { countTry } from '../../platform/limits/attempts.ts';
import { notFound } from '../../platform/refusal.ts';
import { voterOf, type Writer } from './writer.ts';

/** Votes of guests of one network on one comment within a day: those of a household, not of a script. */
export const maxGuestVotes = { here: 3, minutes: 24 * 60 } as const;

export interface Votes {
  like: number;
  not_like: number;
  my_vote: 1 | -1;
}

/** One vote a visitor: the same once more changes nothing, the opposite takes its place. */
export function vote(
  { db, clientIp, now }: Pick<RequestContext, 'db' | 'clientIp' | 'now'>,
  id: number,
  writer: Writer,
  my: 1 | -1,
): Promise<Votes> {
  return transaction(db, 'vote', async (tx) => {
    const [comment] = checkRows(
      { likes: column.number, dislikes: column.number },
      await lockRows(tx, 'comment', sql`likes, dislikes`, sql`id = ${id} and status = ${commentStatuses.published}`),
    );
    if (comment === undefined) throw notFound('Такого отзыва уже нет');
    const voter = voterOf(writer);
    const [before] = await rows(
      tx,
      { vote: column.number },
      sql`select vote from comment_votes where comment_id = ${id} and voter = ${voter}`,
    );
    if (before?.vote === my) return { like: comment.likes, not_like: comment.dislikes, my_vote: my };
    // The key of a guest is of his own making, and the next one another vote.
    if (before === undefined && !('userId' in writer)) await countTry(tx, { subject: `vote:${id}`, clientIp }, now, maxGuestVotes);
    await tx.execute(
      sql`insert into comment_votes (comment_id, voter, vote, at) values (${id}, ${voter}, ${my}, ${now.toISOString()}::timestamptz)
          on conflict (comment_id, voter) do update set vote = excluded.vote, at = excluded.at`,
    );
    const [row] = await rows(
      tx,
      { like: column.number, not_like: column.number },
      sql`update comments set likes = likes + ${changeOf(1, my, before?.vote)}, dislikes = dislikes + ${changeOf(-1, my, before?.vote)}
          where id = ${id} returning likes as like, dislikes as not_like`,
    );
    return { like: row?.like ?? 0, not_like: row?.not_like ?? 0, my_vote: my };
  });
}

/** By how much the number of votes of one kind changes. */
const changeOf = (kind: number, now: number, before: number | undefined): number => Number(now === kind) - Number(before === kind);
