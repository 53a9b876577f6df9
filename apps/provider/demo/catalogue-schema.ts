import { z } from 'zod';
import { type ColourCode, colours } from '../src/catalogue/media/colours.ts';
import { kinds } from './pictures/subject.ts';

/**
 * How the demo catalogue is written: one file a category, `catalogue/<section>/<category>.json`. A model is what a maker
 * sells under one name; each of its variants (a colour, an edition) becomes a product by a seeded generator.
 */

const value = z.union([z.string(), z.number(), z.boolean()]);
const facts = z.record(z.string(), value);
const rubles = z.int().positive();
const code = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase Latin letters, digits and hyphens');
const isColour = (name: string): name is ColourCode => name in colours;

/** One specification of a category. */
const attribute = z.strictObject({
  /** Heading under which the product page shows it, for example «Экран». */
  group: z.string(),
  /** Russian name as a shopper reads it, for example «Диагональ экрана». */
  name: z.string(),
  /** Unit after the number, for example «дюйм», «Вт», «см»; absent for text and flags. */
  unit: z.string().optional(),
  type: z.enum(['number', 'text', 'flag']),
  /** Shown on the card in a listing: the two to five that matter in this category. */
  card: z.boolean().optional(),
  /** May be filtered in a listing. Numbers filter by range, text and flags by value. */
  filter: z.boolean().optional(),
  /** A number whose few values everybody knows: they are ticked. */
  listed: z.boolean().optional(),
  /** Not every model has it: a laundry bag has no length of a hose. */
  optional: z.boolean().optional(),
});

/** A memory size, a bundle or any other edition that is priced by itself. */
const edition = z.strictObject({
  /** As written after the model's name, for example «12/256 ГБ». */
  name: z.string(),
  price: rubles,
  /** Facts that differ from the model's. */
  facts: facts.optional(),
});

const model = z.strictObject({
  brand: z.string(),
  /** The maker's own designation, for example «Galaxy S25 Ultra» or «WAN28281OE». Without the brand, without the colour. */
  name: z.string(),
  /** What it is, where the category has goods of several kinds: «Наливной шланг». Stands in the name instead of the category's `singular`. */
  singular: z.string().optional(),
  series: z.string().optional(),
  /** Year of release. */
  year: z.int(),
  /** The day in it, where buyers know it. */
  released: z.iso.date().optional(),
  /** Country of manufacture, in Russian. */
  country: z.string(),
  /** The price of the plain model (or of the first edition). */
  price: rubles,
  /** The struck-out price, where the model is on sale. */
  priceOld: rubles.optional(),
  /** Years; 1 when absent. */
  warranty: z.int().optional(),
  /** The first one is the main. `src/products/colours.ts` gives each its Russian name and `#rrggbb`. */
  colours: z.array(z.string().refine(isColour, 'is no colour of goods')).nonempty(),
  editions: z.array(edition).optional(),
  /** Every attribute of the category that is not optional. True facts of this very model, or, where one is not known, a plausible one of its class. */
  facts,
  /** Two to four sentences in Russian: what it is, for whom, what is special. No praise without a fact. */
  about: z.string(),
  /** `preorder`: not on sale yet. */
  sale: z.literal('preorder').optional(),
  /** How well it sells, 1 (hardly) to 100. */
  popularity: z.int().min(1).max(100),
});

const typeOf = { number: 'number', text: 'string', flag: 'boolean' } as const;

/** A leaf category with its goods; the facts of its models are checked against its attributes. */
export const leaf = z
  .strictObject({
    id: z.int(),
    /** Stands in the address. */
    code,
    /** «Стиральные машины» */
    name: z.string(),
    /** «Стиральная машина»: stands before brand and model in a product's name. */
    singular: z.string(),
    /** Grammatical gender and number of `singular`, for texts. */
    gender: z.enum(['m', 'f', 'n', 'pl']),
    kind: z.enum(kinds),
    attributes: z.record(z.string(), attribute),
    models: z.array(model),
    /** Codes of leaf categories whose goods go with these: a case for a phone. */
    accessories: z.array(code).optional(),
    /** Digital goods have no delivery and no stock in stores. */
    digital: z.boolean().optional(),
  })
  .superRefine(({ attributes, models }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const compare = (actual: Facts, path: (string | number)[]) => {
      for (const [key, fact] of Object.entries(actual)) {
        const type = attributes[key]?.type;
        if (type === undefined) wrong([...path, key], 'is no attribute of the category');
        else if (typeof fact !== typeOf[type]) wrong([...path, key], `must be a ${typeOf[type]}`);
      }
    };
    for (const [index, { facts: own, editions = [] }] of models.entries()) {
      compare(own, ['models', index, 'facts']);
      for (const [key, { optional = false }] of Object.entries(attributes))
        if (!optional && !(key in own)) wrong(['models', index, 'facts', key], 'is missing');
      for (const [at, { facts: other = {} }] of editions.entries()) compare(other, ['models', index, 'editions', at, 'facts']);
    }
  });

/** A section of the menu with the codes of its categories, both in the menu's order. */
export const section = z.strictObject({ id: z.int(), code, name: z.string(), kind: z.enum(kinds), categories: z.array(code).nonempty() });

/** The facts of a product by attribute key, in the attributes' own units. */
export type Facts = Readonly<z.output<typeof facts>>;
export type Attribute = z.output<typeof attribute>;
export type Edition = z.output<typeof edition>;
export type Model = z.output<typeof model>;
export type Leaf = z.output<typeof leaf>;
export type Section = Omit<z.output<typeof section>, 'categories'> & { leaves: readonly Leaf[] };
