import { type ReviewFilter, reviewFilters } from '@vitrina/services/articles/vocabulary.ts';
import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { badInput } from '../base/errors.ts';
import type { ArticleReviewVote, ReviewFilterInput } from '../generated/resolvers.ts';
import type { ReviewFilterBadge, ReviewSelection } from './sources.ts';

const list = '/reviews/list';

/** Codes of what is chosen; one that none can have is the client's mistake. */
export function toReviewSelection(filter: ReviewFilterInput | null | undefined): ReviewSelection {
  return Object.fromEntries(
    reviewFilters.flatMap((kind) => {
      const filterCode = filter?.[kind];
      if (filterCode == null) return [];
      if (!isCode(filterCode)) throw badInput({ [`filter.${kind}`]: ['Такого фильтра нет.'] });
      return [[kind, filterCode]];
    }),
  );
}

/** The address of a list of reviews (spec 1 §2): `/reviews/list/category-x/brand-y/badge-z`, each of them only where it is chosen. */
export const reviewsPath = (selection: ReviewSelection): string =>
  [
    list,
    ...reviewFilters.flatMap((kind) => (selection[kind] === undefined ? [] : [`${kind}-${encodeURIComponent(selection[kind])}`])),
  ].join('/');

/** Whether a badge is the lack of a choice: said by its value, or by having no code. */
export const isAll = ({ value, code: ownCode }: Pick<ReviewFilterBadge, 'value' | 'code'>): boolean => value === 'All' || ownCode === null;

/** The list with this badge chosen, and the other choices as they are. */
export function routeOf(badge: ReviewFilterBadge): string {
  const { [badge.kind]: _, ...others } = badge.chosen;
  return reviewsPath(isAll(badge) || badge.code === null ? others : { ...others, [badge.kind]: badge.code });
}

export const isChosen = (badge: ReviewFilterBadge): boolean =>
  isAll(badge) ? badge.chosen[badge.kind] === undefined : badge.chosen[badge.kind] === badge.code;

/** Badges of a kind with what they are seen beside. */
export const badgesOf = (
  kind: ReviewFilter,
  chosen: ReviewSelection,
  badges: readonly Omit<ReviewFilterBadge, 'kind' | 'chosen'>[],
): ReviewFilterBadge[] => badges.map((badge) => ({ ...badge, kind, chosen }));

const letters = { LIKE: 'l', DISLIKE: 'd' } as const satisfies Record<ArticleReviewVote, string>;

/** What a visitor has said of a review; null: nothing yet. */
export function voteOf(votes: readonly string[], id: string): ArticleReviewVote | null {
  if (votes.includes(`${letters.LIKE}${id}`)) return 'LIKE';
  return votes.includes(`${letters.DISLIKE}${id}`) ? 'DISLIKE' : null;
}

/** The votes with one more, newest first. */
export const withVote = (votes: readonly string[], id: string, vote: ArticleReviewVote): string[] => [`${letters[vote]}${id}`, ...votes];
