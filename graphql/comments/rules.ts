import { commentStatuses, type CommentSort as WireSort, type CommentType as WireType } from '@vitrina/services/comments/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import type { CommentDecision, CommentSort, CommentStatus, CommentType, CommentVote } from '../generated/resolvers.ts';

const sorts: Readonly<Record<CommentSort, WireSort>> = {
  NEWEST: '-date',
  OLDEST: 'date',
  BEST: '-rate',
  WORST: 'rate',
  HELPFUL: '-like',
};
const types: Readonly<Record<WireType, CommentType>> = { product: 'REVIEW', question: 'QUESTION', article: 'ARTICLE' };

/** The order as the wire names it; the newest first by default (spec 1 §4). */
export const toWireSort = (sort: CommentSort | null | undefined): WireSort => sorts[sort ?? 'NEWEST'];

export const typeOf = (type: WireType | null): CommentType | null => (type === null ? null : types[type]);

/** What the provider does not say is published: it was asked for that. */
export function statusOf(status: number | null): CommentStatus {
  if (status === null || status === commentStatuses.published) return 'PUBLISHED';
  if (status === commentStatuses.refused) return 'REFUSED';
  return status === commentStatuses.waiting ? 'WAITING' : 'OTHER';
}

/** What a decision makes of a comment. */
export const wireDecisions = {
  PUBLISH: commentStatuses.published,
  REFUSE: commentStatuses.refused,
} as const satisfies Record<CommentDecision, number>;

export function voteOf(vote: 1 | -1 | null): CommentVote | null {
  if (vote === null) return null;
  return vote === 1 ? 'LIKE' : 'DISLIKE';
}

/** Ratings to choose, each once; undefined for all of them. */
export function toRates(rates: readonly number[] | null | undefined): number[] | undefined {
  if (rates == null || rates.length === 0) return undefined;
  if (rates.some((rate) => rate < 1 || rate > 5)) throw badInput({ rates: ['Оценки — от 1 до 5.'] });
  return [...new Set(rates)];
}

const maxQueryLength = 100;

/** Words to look for; undefined for none. */
export function toSearchText(query: string | null | undefined): string | undefined {
  const searchText = (query ?? '').trim();
  if (searchText.length > maxQueryLength) throw badInput({ query: [`Не больше ${maxQueryLength} символов.`] });
  return searchText === '' ? undefined : searchText;
}
