import { article, type block, choice, preview } from '@vitrina/services/articles/article.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { type Decoded, keysOf } from '../parent.ts';

export type Article = Decoded<typeof article>;
export type SpecialOffer = Article;
export type SpecialOfferChoice = Decoded<typeof choice>;
export type SpecialOfferPreview = Decoded<typeof preview>;
export type SpecialOfferConnection = Page<Article>;
export type Block = Decoded<typeof block>;
export interface ArticleBlock {
  kind: 'PARAGRAPH' | 'HEADING' | 'LIST' | 'QUOTE' | 'PICTURE';
  text: string | null;
  items: string[];
  image: string | null;
}

export const parents = {
  ArticleBlock: keysOf<ArticleBlock>()('kind', 'text', 'items', 'image'),
  SpecialOffer: article,
  SpecialOfferChoice: choice,
  SpecialOfferPreview: preview,
  SpecialOfferConnection: keysOf<SpecialOfferConnection>()('items', 'total'),
};
