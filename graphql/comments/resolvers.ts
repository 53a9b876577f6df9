import { commentStatuses, commentsPageSize, expandedComment, maxRefusalReason } from '@vitrina/services/comments/vocabulary.ts';
import { lengthFault } from '@vitrina/services/contract/fields/text.ts';
import { domains } from '@vitrina/services/registry.ts';
import { assertValid, ShopError } from '../base/errors.ts';
import { toPageQuery } from '../base/paging.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import { withRight } from '../calls/with-right.ts';
import type { Context } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { hasPage } from '../products/rules.ts';
import { toCommentBody, wireTypes } from './comment-input.ts';
import { votingLimits, wordLimit, writingLimits } from './limits.ts';
import { statusOf, toRates, toSearchText, toWireSort, typeOf, voteOf, wireDecisions } from './rules.ts';
import type { CommentVotes } from './sources.ts';

const { list, ofArticle, counts, create, like, dislike, waiting, moderate } = domains.comments;

/** Comments that are asked for at once by whoever looks at them. */
const waitingAtOnce = 50;

/** What is said and how is voted is known again by the browser that did so. */
function knownAgain({ viewer, commentKey }: Context): void {
  if (viewer.isGuest) commentKey();
}

const votesOf = ({ like, not_like }: { like: number | null; not_like: number | null }, my_vote: 1 | -1): CommentVotes => ({
  likesCount: like,
  dislikesCount: not_like,
  my_vote,
});

const commonResolvers = {
  myVote: ({ my_vote }: { my_vote: 1 | -1 | null }) => voteOf(my_vote),
  status: ({ status }: { status: number | null }) => statusOf(status),
};

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Comment' | 'CommentAnswer' | 'CommentVotes'> = {
  Query: {
    comments: withCalls(
      { list, ofArticle },
      async ({ list, ofArticle }, _parent, args, context) => {
        const { page, per_page = commentsPageSize } = toPageQuery(args);
        const listQuery = { page, per_page, sort: toWireSort(args.sort) };
        const rates = toRates(args.rates);
        const query = toSearchText(args.query);
        if (args.type === 'ARTICLE') return ofArticle({ body: { ...listQuery, type: 'article', owner_id: args.ownerId } });
        if (query !== undefined) await context.countTry(wordLimit, undefined);
        return list({
          query: {
            ...listQuery,
            type: wireTypes[args.type],
            owner_id: args.ownerId,
            status: commentStatuses.published,
            with_own: true,
            expand: expandedComment,
            rates,
            query,
            ...(args.withImages === true && { with_images: true }),
            ...(args.withCons === true && { with_cons: true }),
            ...(args.useSimilar === true && { use_similar: true }),
          },
        });
      },
      { oneOf: true },
    ),
    reviewCounts: withCalls({ counts }, async ({ counts }, _parent, { ownerId, withImages, withCons, ...args }, context) => {
      const rates = toRates(args.rates);
      const query = toSearchText(args.query);
      if (query !== undefined) await context.countTry(wordLimit, undefined);
      const chosen = { ...(withImages === true && { with_images: true }), ...(withCons === true && { with_cons: true }) };
      return orNull(counts({ query: { owner_id: ownerId, use_similar: true, rates, query, ...chosen } }));
    }),
    ownComments: withCalls({ list }, async ({ list }, _parent, { type, sort, ...paging }, { viewer }) => {
      // The call answers guests as well, by the key of their browser; an account is whose it is.
      if (viewer.isGuest) throw new ShopError('UNAUTHENTICATED');
      const { page, per_page = commentsPageSize } = toPageQuery(paging);
      return list({
        query: {
          page,
          per_page,
          sort: toWireSort(sort ?? 'BEST'),
          type: wireTypes[type],
          current_user: true,
          expand: expandedComment,
        },
      });
    }),
    commentsWaiting: withRight(
      'COMMENTS_MODERATE',
      withCalls({ waiting }, ({ waiting }, _parent, { page, perPage }) =>
        waiting({ query: toPageQuery({ page, perPage: perPage ?? waitingAtOnce }) }),
      ),
    ),
  },
  Mutation: {
    commentModerate: withRight(
      'COMMENTS_MODERATE',
      withCalls({ moderate }, async ({ moderate }, _parent, { input: { id, decision, reason } }) => {
        assertValid({ reason: lengthFault(reason ?? '', maxRefusalReason) });
        const body = { status: wireDecisions[decision], ...(reason != null && { reason }) };
        return { comment: await moderate({ params: { id }, body }) };
      }),
    ),
    commentCreate: withLimits(
      writingLimits,
      withCalls({ create }, async ({ create }, _parent, { input }, context) => {
        const body = toCommentBody(input, context.viewer.isGuest);
        knownAgain(context);
        return { comment: await create({ body }) };
      }),
    ),
    commentLike: withLimits(
      votingLimits,
      withCalls({ like }, async ({ like }, _parent, { input: { id } }, context) => {
        knownAgain(context);
        return { votes: votesOf(await like({ params: { id } }), 1) };
      }),
    ),
    commentDislike: withLimits(
      votingLimits,
      withCalls({ dislike }, async ({ dislike }, _parent, { input: { id } }, context) => {
        knownAgain(context);
        return { votes: votesOf(await dislike({ params: { id } }), -1) };
      }),
    ),
  },
  Comment: {
    ...commonResolvers,
    product: withCalls({ cardById }, async ({ cardById }, { type, owner_id }) => {
      const card = type === 'article' || owner_id === null ? null : await cardById(owner_id);
      return card !== null && hasPage(card) ? card : null;
    }),
    type: ({ type }) => typeOf(type),
    experience: ({ experience }) => experience ?? '',
    answersCount: ({ answers_count, answers }) => answers_count ?? answers.length,
  },
  CommentAnswer: commonResolvers,
  CommentVotes: { myVote: ({ my_vote }) => (my_vote === 1 ? 'LIKE' : 'DISLIKE') },
};
