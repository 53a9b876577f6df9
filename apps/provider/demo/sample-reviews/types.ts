import type { Kind } from '../pictures/subject.ts';

/** One specification of a product, as the product page shows it. */
export interface Fact {
  /** «Диагональ экрана» */
  name: string;
  value: string | number | boolean;
  /** «дюйм», «Вт»; absent for text and flags. */
  unit?: string;
}

/** What a speaker knows of a product. */
export interface Product {
  /** Code of the leaf category. */
  leaf: string;
  kind: Kind;
  /** «Стиральная машина» */
  singular: string;
  /** Gender and number of `singular`. */
  gender: 'm' | 'f' | 'n' | 'pl';
  brand: string;
  /** The model's name, without the brand. */
  model: string;
  facts: readonly Fact[];
  /** Rubles; null where not every variant that a review is read of has this price, so that no review names a sum. */
  price: number | null;
  warrantyYears: number;
  /** Nobody has bought it before. */
  releasedAt: Date;
  /** The mean that its reviews are to have, 1 to 5. */
  rating: number;
}

export type Experience = 'меньше месяца' | 'несколько месяцев' | 'больше года';

export interface Review {
  /** «Андрей К.», «покупатель из Ростова» */
  author: string;
  /** 1 to 5. */
  rating: number;
  /** ISO 8601. */
  date: string;
  experience: Experience;
  /** Empty where the author left the field empty; so are `cons`. */
  pros: string;
  cons: string;
  text: string;
  likes: number;
  dislikes: number;
  /** Bought in this shop. */
  isVerified: boolean;
}

export interface Answer {
  author: string;
  /** By the shop's expert; otherwise by another buyer. */
  isExpert: boolean;
  text: string;
  date: string;
  likes: number;
  dislikes: number;
}

export interface SampleQuestion {
  author: string;
  text: string;
  date: string;
  likes: number;
  dislikes: number;
  /** Never empty. */
  answers: Answer[];
}

export const temperaments = ['plain', 'dry', 'chatty', 'grumpy', 'enthusiastic', 'technical', 'elderly', 'parent'] as const;
export type Temperament = (typeof temperaments)[number];
