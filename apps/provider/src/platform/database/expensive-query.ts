import pLimit from 'p-limit';
import { Refusal } from '../refusal.ts';
import type { OpenDatabase } from './database.ts';

/** What dear questions may take together: connections (one each), those that wait, and how long one is waited for, in milliseconds. */
export interface Budget {
  readonly atOnce: number;
  readonly waiting: number;
  readonly time: number;
}

/** With the 8 of submissions it leaves 4 of the pool's 20 connections to everything else, which takes them for a moment. */
const usual: Budget = { atOnce: 8, waiting: 32, time: 5_000 };

export type RunExpensive = <T>(db: OpenDatabase, work: (db: OpenDatabase) => Promise<T>) => Promise<T>;

const costExceeded = () =>
  new Refusal(429, 'too_dear', 'Этот запрос сейчас слишком сложный. Уберите часть фильтров или повторите через минуту.');

/**
 * Asks what cannot be looked up but has to be counted. So much at once and no more: who only wants a basket does not stand in the same
 * line. What takes too long is ended, and said.
 */
export function withBudget({ atOnce, waiting, time }: Budget): RunExpensive {
  const limit = pLimit(atOnce);
  return async (db, work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw costExceeded();
    const over = AbortSignal.timeout(time);
    try {
      return await limit(() => {
        over.throwIfAborted();
        return work(db.until(over));
      });
    } catch (error) {
      if (over.aborted) throw costExceeded();
      throw error;
    }
  };
}

export const runExpensive: RunExpensive = withBudget(usual);
