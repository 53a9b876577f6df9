import type { Kind } from '../pictures/subject.ts';

/**
 * The demo catalogue is written in these types and expanded by a seeded generator, the same every time.
 * A model is what a maker sells under one name; each of its variants (a colour, an edition) becomes a product.
 */

export type Value = string | number | boolean;

/** One specification of a category. */
export interface Attribute<T extends Value = Value> {
  /** Heading under which the product page shows it, for example «Экран». */
  group: string;
  /** Russian name as a shopper reads it, for example «Диагональ экрана». */
  name: string;
  /** Unit after the number, for example «дюйм», «Вт», «см»; absent for text and flags. */
  unit?: string;
  type: 'number' | 'text' | 'flag';
  /** Shown on the card in a listing: the two to five that matter in this category. */
  card?: boolean;
  /** May be filtered in a listing. Numbers filter by range, text and flags by value. */
  filter?: boolean;
  /** Carries the type only; never set. */
  readonly example?: T;
}

type Options = { card?: boolean; filter?: boolean };

export const number = (group: string, name: string, unit?: string, options: Options = {}): Attribute<number> =>
  unit === undefined ? { group, name, type: 'number', ...options } : { group, name, unit, type: 'number', ...options };
export const text = (group: string, name: string, options: Options = {}): Attribute<string> => ({ group, name, type: 'text', ...options });
export const flag = (group: string, name: string, options: Options = {}): Attribute<boolean> => ({ group, name, type: 'flag', ...options });

type Attributes = Readonly<Record<string, Attribute<number> | Attribute<string> | Attribute<boolean>>>;
type FactOf<A> = A extends { type: string; readonly example?: infer T } ? Exclude<T, undefined> : never;
type Facts<A extends Attributes> = { [K in keyof A]: FactOf<A[K]> };

/** Colours of goods; `colours.ts` gives each its Russian name and `#rrggbb`. */
export type { ColourCode } from './colours.ts';

import type { ColourCode } from './colours.ts';

/** A memory size, a bundle or any other edition that is priced by itself. */
export interface Edition<F> {
  /** As written after the model's name, for example «12/256 ГБ». */
  name: string;
  /** Rubles. */
  price: number;
  /** Facts that differ from the model's. */
  facts?: Partial<F>;
}

export interface Model<F> {
  brand: string;
  /** The maker's own designation, for example «Galaxy S25 Ultra» or «WAN28281OE». Without the brand, without the colour. */
  name: string;
  series?: string;
  /** Year of release. */
  year: number;
  /** Country of manufacture, in Russian. */
  country: string;
  /** Rubles, the price of the plain model (or of the first edition). */
  price: number;
  /** Rubles; the struck-out price, where the model is on sale. */
  priceOld?: number;
  /** Years; 1 when absent. */
  warranty?: number;
  /** At least one. The first one is the main. */
  colours: readonly ColourCode[];
  editions?: readonly Edition<F>[];
  /** Every attribute of the category. True facts of this very model, or, where one is not known, a plausible one of its class. */
  facts: F;
  /** Two to four sentences in Russian: what it is, for whom, what is special. No praise without a fact. */
  about: string;
  /** `preorder`: not on sale yet. */
  sale?: 'preorder';
  /** How well it sells, 1 (hardly) to 100. */
  popularity: number;
}

export interface Leaf<A extends Attributes = Attributes> {
  id: number;
  /** Latin, lowercase, hyphens: stands in the address. */
  code: string;
  /** «Стиральные машины» */
  name: string;
  /** «Стиральная машина»: stands before brand and model in a product's name. */
  singular: string;
  /** Grammatical gender and number of `singular`, for texts. */
  gender: 'm' | 'f' | 'n' | 'pl';
  kind: Kind;
  attributes: A;
  models: readonly Model<Facts<A>>[];
  /** Codes of leaf categories whose goods go with these: a case for a phone. */
  accessories?: readonly string[];
  /** Digital goods have no delivery and no stock in stores. */
  digital?: boolean;
}

export interface Section {
  id: number;
  code: string;
  name: string;
  kind: Kind;
  leaves: readonly Leaf[];
}

/** Declares a leaf category; the facts of its models are checked against its attributes. */
export const leaf = <const A extends Attributes>(declaration: Leaf<A>): Leaf => declaration as unknown as Leaf;
