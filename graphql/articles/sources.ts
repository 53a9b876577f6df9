import { article, type block, choice, offerPromocode, preview } from '@vitrina/services/articles/article.ts';
import { filterBadge, review, type reviewCard, reviewPage, reviewVotes } from '@vitrina/services/articles/review.ts';
import type { ReviewFilter } from '@vitrina/services/articles/vocabulary.ts';
import * as z from 'zod';
import { type Decoded, keysOf } from '../base/source.ts';
import type { ArticleReviewSort } from '../generated/resolvers.ts';

export type Article = Decoded<typeof article>;
export type SpecialOffer = Article;
export type SpecialOfferChoice = Decoded<typeof choice>;
export type SpecialOfferPreview = Decoded<typeof preview>;
export type SpecialOfferPromocode = Decoded<typeof offerPromocode>;
export type Block = Decoded<typeof block>;
export interface ArticleBlock {
  kind: 'PARAGRAPH' | 'HEADING' | 'LIST' | 'QUOTE' | 'PICTURE';
  text: string | null;
  items: string[];
  image: string | null;
}

export type NewsItem = Article;
export type ReviewCard = Decoded<typeof reviewCard>;
/** A card in lists, the whole where one is asked for. */
export type ArticleReview = ReviewCard & Partial<Pick<Decoded<typeof review>, 'body' | 'related' | 'product_ids'>>;
/** Codes of what is chosen. */
export type ReviewSelection = Readonly<Partial<Record<ReviewFilter, string>>>;
export type ReviewFilterBadge = Decoded<typeof filterBadge> & { chosen: ReviewSelection; kind: ReviewFilter };
export type ReviewPage = Decoded<typeof reviewPage>;
export type ReviewVotes = Decoded<typeof votes>;
export type ArticleReviewLikePayload = ReviewVotes;
export type ArticleReviewDislikePayload = ReviewVotes;

const votes = reviewVotes.extend({ vote: z.enum(['LIKE', 'DISLIKE']) });

/** An order of reviews that the schema knows. */
export interface ReviewSortItem {
  text: string;
  value: ArticleReviewSort;
}

export const sources = {
  ReviewSortItem: keysOf<ReviewSortItem>()('text', 'value'),
  NewsItem: article,
  ArticleReview: review,
  ReviewFilterBadge: filterBadge,
  ReviewPage: reviewPage,
  ArticleReviewLikePayload: votes,
  ArticleReviewDislikePayload: votes,
  ArticleBlock: keysOf<ArticleBlock>()('kind', 'text', 'items', 'image'),
  SpecialOffer: article,
  SpecialOfferChoice: choice,
  SpecialOfferPreview: preview,
  SpecialOfferPromocode: offerPromocode,
};
