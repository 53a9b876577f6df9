import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { commentLength } from '../contract/fields/text.ts';
import { file } from '../contract/file.ts';
import {
  extension,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  ownShape,
  ownShapeList,
  requiredExtension,
  withDefault,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { digits, flag, id, idText, instant, media } from '../contract/wire.ts';
import { maxPhotoBytes, maxPhotos } from '../rules/review-photos.ts';
import { commentStatuses, commentTypes, maxRefusalReason, photoTypes, unknownCommentsPageSize } from './vocabulary.ts';

const count = z.int().nonnegative();
const vote = z.union([z.literal(1), z.literal(-1)]);

/** What a comment and an answer to it have in common. */
const commentFields = {
  id,
  like: rename('likesCount', withDefault(count, 0)),
  not_like: rename('dislikesCount', withDefault(count, 0)),
  author: extensionWithDefault(z.string(), ''),
  text: extensionWithDefault(z.string(), ''),
  date: rename('createdAt', extension(instant)),
  /** See the vocabulary: 1 is published. */
  status: ownShape(z.int()),
  /** Somebody of the shop or the maker. */
  is_expert: extensionWithDefault(z.boolean(), false),
  /** Whoever asks has written it. */
  is_mine: extensionWithDefault(z.boolean(), false),
  /** How whoever asks has voted: 1 or -1. */
  my_vote: extension(vote),
};

export const answer = z.object(commentFields).meta(fromSpec('1 §3'));

export const comment = z
  .object({
    ...commentFields,
    type: ownShape(z.enum(commentTypes)),
    owner_id: ownShape(id),
    /** 1 to 5; of reviews only. */
    rate: ownShape(z.int().min(1).max(5)),
    pros: extensionWithDefault(z.string(), ''),
    cons: extensionWithDefault(z.string(), ''),
    /** For how long the writer has had it, in words. */
    experience: extension(z.string()),
    images: ownShapeList(media),
    /** Bought in this shop. */
    is_verified: extensionWithDefault(z.boolean(), false),
    answers: listOrEmpty(answer),
    answers_count: ownShape(count),
    /** What it answers; null for what stands by itself. */
    parent_id: extension(id).optional(),
  })
  .meta(fromSpec('1 §3'));

export type Comment = z.output<typeof comment>;
export type CommentAnswer = z.output<typeof answer>;

const text = (max: number) => z.string().max(max);

/** How many reviews of a product each filter leaves, beside the others that are chosen. */
export const reviewCounts = z
  .object({
    /** How many gave 1, 2, 3, 4 and 5. */
    distribution: requiredExtension(z.array(count)),
    with_images: requiredExtension(count),
    with_cons: requiredExtension(count),
  })
  .meta(fromExtension);

/** Which of the reviews of a product are wanted (ours). */
const reviewFilters = {
  rates: z.array(digits).max(5).optional(),
  with_images: flag.optional(),
  /** Only those that say what is bad. */
  with_cons: flag.optional(),
  /** Words that have to be in it. */
  query: text(100).optional(),
};

/** What a vote comes to; a provider that only says that it was counted leaves all of it out. */
const votes = z
  .object({ like: rename('likesCount', extension(count)), not_like: rename('dislikesCount', extension(count)), my_vote: extension(vote) })
  .meta(fromExtension);

const voting = {
  method: 'POST',
  source: 'spec 1 §7',
  params: z.object({ id: idText }),
  answer: votes,
  identity: 'commenter',
  idempotency: 'none',
  cache: 'never',
} as const;

/** Reviews of products, questions about them, comments on articles; what answers them, and what others think of it. */
export const comments = endpoints('comments', {
  list: endpoint({
    method: 'GET',
    path: '/v2/comments',
    summary: 'Reviews of a product, questions about it or comments on an article, with their answers.',
    source: 'spec 2 §7',
    query: z.object({
      type: z.enum(commentTypes).optional(),
      owner_id: idText.optional(),
      /** Answers to these instead of comments. */
      parent_ids: z.array(idText).max(100).optional(),
      status: digits.optional(),
      /** As of cities: names divided by commas. */
      expand: text(300).optional(),
      /** `-date`, `-rate` …; see the vocabulary. */
      sort: z.string().max(20).optional(),
      page: digits.optional(),
      per_page: digits.optional(),
      /** Those of other editions of the same model as well. */
      use_similar: flag.optional(),
      /** Of whoever asks, whatever they are about and whether or not they are published. */
      current_user: flag.optional(),
      /** Beside what is published that which waits for it, of whoever asks (ours). */
      with_own: flag.optional(),
      ...reviewFilters,
    }),
    answer: comment,
    paged: true,
    unknownPageSize: unknownCommentsPageSize,
    identity: 'commenter',
    idempotency: 'safe',
    cache: 'never',
  }),
  ofArticle: endpoint({
    method: 'POST',
    path: '/v2/comments',
    summary: 'Comments on an article.',
    source: 'spec 1 §7',
    body: z.object({
      type: z.literal('article'),
      owner_id: id,
      sort: text(20).optional(),
      page: z.int().positive().optional(),
      per_page: z.int().positive().max(100).optional(),
    }),
    answer: comment,
    paged: true,
    unknownPageSize: unknownCommentsPageSize,
    identity: 'commenter',
    idempotency: 'safe',
    cache: 'never',
  }),
  counts: endpoint({
    method: 'GET',
    path: '/v2/comments/counts',
    summary: 'How many reviews of a product each filter leaves, beside the others that are chosen.',
    source: 'ours',
    query: z.object({ owner_id: idText, use_similar: flag.optional(), ...reviewFilters }),
    answer: reviewCounts,
    identity: 'commenter',
    idempotency: 'safe',
    cache: 'never',
  }),
  create: endpoint({
    method: 'POST',
    path: '/v2/comments/create',
    summary: 'Takes a review, a question, a comment on an article or an answer; it is seen by others when it has been looked at.',
    source: 'spec 1 §7',
    body: z.object({
      type: z.enum(commentTypes),
      owner_id: id,
      /** What it answers; absent for what stands by itself. */
      parent_id: id.optional(),
      text: text(commentLength.text.max),
      /** Of a guest; of a shopper the first name when absent. */
      author: text(commentLength.author.max).optional(),
      rate: z.int().min(1).max(5).optional(),
      pros: text(commentLength.side.max).optional(),
      cons: text(commentLength.side.max).optional(),
      /** Of `POST /v2/comments/photos`. */
      image_ids: z.array(id).max(maxPhotos).optional(),
      /** Purposes that the writer has agreed to. */
      consents: z.array(text(40)).max(10).optional(),
    }),
    answer: comment,
    identity: 'commenter',
    idempotency: 'none',
    cache: 'never',
  }),
  like: endpoint({
    ...voting,
    path: '/comments/{id}/like',
    summary: 'Says that a comment or an answer is of use; once a visitor, in place of the opposite.',
  }),
  dislike: endpoint({
    ...voting,
    path: '/comments/{id}/dislike',
    summary: 'Says that a comment or an answer is of no use; once a visitor, in place of the opposite.',
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/v2/comments/waiting',
    summary: 'What is said of goods and articles and waits to be looked at, answers among it, the oldest first.',
    source: 'ours',
    query: z.object({ page: digits.optional(), per_page: digits.optional() }),
    answer: comment,
    paged: true,
    identity: 'application',
    idempotency: 'safe',
    cache: 'never',
  }),
  moderate: endpoint({
    method: 'POST',
    path: '/v2/comments/{id}/moderate',
    summary: 'Shows a comment or an answer to everybody, or to nobody: then its photos are deleted.',
    source: 'ours',
    params: z.object({ id: idText }),
    body: z.object({
      /** See the vocabulary: published or refused. */
      status: z.union([z.literal(commentStatuses.published), z.literal(commentStatuses.refused)]),
      /** Why it is refused; for the shop's people. */
      reason: text(maxRefusalReason).optional(),
    }),
    answer: comment,
    identity: 'application',
    idempotency: 'none',
    cache: 'never',
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/v2/comments/photos',
    summary: 'Takes a photo for a review that is yet to be sent.',
    source: 'ours',
    body: file({ maxBytes: maxPhotoBytes, types: photoTypes, field: 'photo' }),
    answer: z.object({ id: requiredExtension(id) }).meta(fromExtension),
    identity: 'commenter',
    idempotency: 'none',
    deadline: 60_000,
    cache: 'never',
  }),
});
