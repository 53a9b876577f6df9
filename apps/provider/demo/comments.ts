import type { CommentRow, ProductRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';
import { singularOf } from './product-name.ts';
import { questionsOf } from './sample-reviews/questions.ts';
import { reviewsOf } from './sample-reviews/reviews.ts';
import type { Product } from './sample-reviews/types.ts';
import { noUsedPhrases, type UsedPhrases } from './sample-reviews/used-phrases.ts';

const maxReviews = 24;

/** What people say of one product; its counters are those of its row. */
export interface SampleComments {
  comments: CommentRow[];
  /** To the questions. */
  answers: CommentRow[];
}

/** Numbers comments and answers, and remembers the phrases used for a model and in the whole shop. */
export interface Numbering {
  comment(): number;
  usedPhrasesOf(row: ProductRow): UsedPhrases;
}

export function numbering(): Numbering {
  let comments = 0;
  const { inShop } = noUsedPhrases();
  const byModel = new Map<string, UsedPhrases>();
  return {
    comment: () => (comments += 1),
    usedPhrasesOf: (row) => {
      const usedPhrases = byModel.get(modelOf(row)) ?? { ...noUsedPhrases(), inShop };
      byModel.set(modelOf(row), usedPhrases);
      return usedPhrases;
    },
  };
}

/** The reviews of all variants of a model are read together. */
const modelOf = ({ id, modelId, isMarkdown }: ProductRow): string => (isMarkdown || modelId == null ? `product ${id}` : `model ${modelId}`);

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
  const reviews = reviewsOf(trueOfVariants(subject, product), reviewCount, random(hash(`reviews ${row.id}`)), now, next.usedPhrasesOf(row));
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

/** Writes the counters of what was said into the products' rows: reviews count for every variant of their model. */
export function count(all: readonly { product: ExpandedProduct; sample: SampleComments }[]): void {
  const byModel = Map.groupBy(all, ({ product: { row } }) => modelOf(row));
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
    releasedAt: new Date(row.releasedAt ?? Date.UTC(model.year, 0, 1)),
    rating,
  };
}

/** What is true of every variant of the model: a review of one is read below all. */
function trueOfVariants(subject: Product, { leaf, model }: ExpandedProduct): Product {
  const editions = model.editions ?? [];
  const differing = new Set(editions.flatMap(({ facts }) => Object.keys(facts ?? {})).map((key) => leaf.attributes[key]?.name));
  return {
    ...subject,
    facts: subject.facts.filter(({ name }) => !differing.has(name)),
    price: new Set(editions.map(({ price }) => price)).size > 1 ? null : subject.price,
  };
}
