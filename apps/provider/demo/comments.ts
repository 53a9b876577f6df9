import type { CommentRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';
import { singularOf } from './product-name.ts';
import { questionsOf } from './sample-reviews/questions.ts';
import { reviewsOf } from './sample-reviews/reviews.ts';
import type { Product, Review } from './sample-reviews/types.ts';

const maxReviews = 24;

/** What people say of one product; its counters are those of its row. */
export interface SampleComments {
  comments: CommentRow[];
  /** To the questions. */
  answers: CommentRow[];
}

/** Numbers comments as they come, answers among them, and remembers what reviewers have said in the whole shop. */
export interface Numbering {
  comment(): number;
  readonly usedSentences: Set<string>;
}

export function numbering(): Numbering {
  let comments = 0;
  return {
    comment: () => (comments += 1),
    usedSentences: new Set(),
  };
}

/** What only some of it has. */
const plain = {
  status: 1,
  parentId: null,
  rating: null,
  experience: null,
  pros: '',
  cons: '',
  isVerified: false,
  isExpert: false,
} as const satisfies Partial<CommentRow>;

/** Reviews and questions of a product, by how well it sells. A preorder has questions only, a refurbished piece nothing. */
export function commentsFor(product: ExpandedProduct, next: Numbering, now: Date): SampleComments {
  const { row, isMain } = product;
  if (row.isMarkdown) return { comments: [], answers: [] };
  const rng = random(hash(`voices ${row.id}`));
  const subject = describeProduct(product, 3.4 + rng.next() * 1.5);
  const liking = (row.popularity ?? 1) / 100;
  const reviewCount =
    row.orderType === 'preorder' ? 0 : Math.round(maxReviews * liking * (isMain ? 0.55 + rng.next() * 0.45 : rng.next() * 0.35));
  const questionCount = Math.round(5 * liking * (isMain ? 0.3 + rng.next() * 0.7 : rng.next() * 0.3));
  const candidates = reviewsOf(subject, reviewCount * 2, random(hash(`reviews ${row.id}`)), now);
  const reviews = pickFreshest(candidates, reviewCount, next.usedSentences);
  const questions = questionsOf(subject, questionCount, random(hash(`questions ${row.id}`)), now);
  const answers: CommentRow[] = [];
  const comments = [
    ...reviews.map(
      (review): CommentRow => ({ ...plain, id: next.comment(), type: 'product', ownerId: row.id, ...review, date: new Date(review.date) }),
    ),
    ...questions.map((question): CommentRow => {
      const id = next.comment();
      answers.push(
        ...question.answers.map(
          (answer): CommentRow => ({
            ...plain,
            id: next.comment(),
            type: 'question',
            ownerId: row.id,
            parentId: id,
            ...answer,
            date: new Date(answer.date),
          }),
        ),
      );
      const { author, text, date, likes, dislikes } = question;
      return { ...plain, id, type: 'question', ownerId: row.id, author, text, date: new Date(date), likes, dislikes };
    }),
  ];
  return { comments, answers };
}

/**
 * Chooses the reviews that repeat least of what others have said: two people seldom find the same words. Those chosen keep
 * their order.
 */
function pickFreshest(candidates: readonly Review[], count: number, usedSentences: Set<string>): Review[] {
  const remaining = new Map(candidates.map((review) => [review, sentencesOf(review)]));
  for (let round = 0; round < count; round += 1) {
    const [best] = [...remaining]
      .map(([review, sentences]) => ({ review, sentences, repeats: sentences.filter((sentence) => usedSentences.has(sentence)).length }))
      .sort((a, b) => a.repeats - b.repeats);
    if (best === undefined) break;
    remaining.delete(best.review);
    for (const sentence of best.sentences) usedSentences.add(sentence);
  }
  return candidates.filter((review) => !remaining.has(review));
}

const sentencesOf = ({ text }: Review): string[] =>
  text
    .split(/[.!?…]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Writes the counters of what was said into the products' rows: reviews count for every variant of their model. */
export function count(all: readonly { product: ExpandedProduct; sample: SampleComments }[]): void {
  const byModel = Map.groupBy(all, ({ product: { row } }) =>
    row.isMarkdown || row.modelId == null ? `product ${row.id}` : `model ${row.modelId}`,
  );
  for (const variants of byModel.values()) {
    const ratings = [0, 0, 0, 0, 0];
    for (const { rating } of variants.flatMap(({ sample }) => sample.comments))
      if (rating) ratings[rating - 1] = (ratings[rating - 1] ?? 0) + 1;
    for (const {
      product: { row },
      sample,
    } of variants) {
      row.ratings = ratings;
      row.reviewCount = ratings.reduce((sum, amount) => sum + amount, 0);
      row.ratingSum = ratings.reduce((sum, amount, index) => sum + amount * (index + 1), 0);
      row.questionCount = sample.comments.filter(({ type }) => type === 'question').length;
    }
  }
}

function describeProduct({ row, leaf, model, facts }: ExpandedProduct, rating: number): Product {
  const attributes = Object.entries(leaf.attributes);
  return {
    leaf: leaf.code,
    kind: leaf.kind,
    singular: singularOf(leaf, model),
    gender: leaf.gender,
    brand: model.brand,
    model: model.name,
    facts: attributes.flatMap(([key, { name, unit }]) => {
      const value = facts[key];
      return value === undefined ? [] : [unit === undefined ? { name, value } : { name, value, unit }];
    }),
    price: row.price / 100,
    warrantyYears: model.warranty ?? 1,
    year: model.year,
    rating,
  };
}
