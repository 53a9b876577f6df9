import { type ColourCode, colours } from '../src/catalogue/media/colours.ts';
import { withUnit } from '../src/catalogue/values/units.ts';
import { storedValue, type Value } from '../src/catalogue/values/values.ts';
import type { ProductRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { Attribute, Edition, Facts, Leaf, Model } from './catalogue-schema.ts';
import { productName, shopPrice, singularOf } from './product-name.ts';

export interface Making {
  id: number;
  leaf: Leaf;
  model: Model;
  edition: Edition | undefined;
  colour: ColourCode;
  facts: Facts;
  brandId: number;
  seriesId: number | null;
  modelId: number | null;
  attributes: readonly (readonly [string, Attribute])[];
  today: Date;
}

/** One variant of a model as a product. */
export function productOf({ id, leaf, model, edition, colour, facts, brandId, seriesId, modelId, attributes, today }: Making): ProductRow {
  const rng = random(hash(`product ${id}`));
  const isDigital = leaf.digital === true;
  const price = edition?.price ?? model.price;
  const isPreorder = model.sale === 'preorder';
  const old =
    model.priceOld === undefined
      ? undefined
      : edition && edition.price !== model.price
        ? shopPrice((edition.price * model.priceOld) / model.price)
        : model.priceOld;
  return {
    id,
    name: productName({
      singular: singularOf(leaf, model),
      brand: model.brand,
      model: model.name,
      edition: edition?.name,
      colour: isDigital ? undefined : colours[colour].name,
    }),
    article: String(id - 900_000_000),
    brandId,
    categoryId: leaf.id,
    modelId,
    seriesId,
    parentProductId: null,
    price: price * 100,
    priceOld: old !== undefined && old > price ? old * 100 : null,
    orderType: isPreorder ? 'preorder' : 'buy',
    isDigital,
    licences: isDigital ? rng.integer(40, 400) : null,
    isMarkdown: false,
    isUsed: false,
    isDemo: false,
    markdownGrade: null,
    warrantyDays: isDigital ? 0 : (model.warranty ?? 1) * 365,
    country: model.country,
    colour,
    edition: edition?.name ?? null,
    kind: leaf.kind,
    facts: drawnFacts(leaf, facts),
    description: model.about,
    maxQuantity: price >= 50_000 ? 3 : price >= 5_000 ? 5 : 10,
    popularity: Math.max(1, Math.min(100, model.popularity - rng.integer(0, 6))),
    reviewCount: 0,
    ratingSum: 0,
    ratings: [0, 0, 0, 0, 0],
    questionCount: 0,
    releasedAt: releaseDay(model, isPreorder, today),
    highlights: attributes.flatMap(([key, { name, unit, card }]) => {
      const value = facts[key];
      return card && value !== undefined ? [{ name, value: withUnit(storedValue(value).text, unit) }] : [];
    }),
    ean: [],
  };
}

/** What a drawing and a courier look at: outer sizes in centimetres, the weight in kilograms, the rest as it is. */
function drawnFacts(leaf: Leaf, facts: Facts): Facts {
  const scaledFacts = Object.entries(facts).map(([key, value]): [string, Value] => {
    const unit = leaf.attributes[key]?.unit;
    if (typeof value !== 'number') return [key, value];
    if (['width', 'height', 'depth'].includes(key) && unit === 'мм') return [key, value / 10];
    if (['width', 'height', 'depth'].includes(key) && unit === 'м') return [key, value * 100];
    return key === 'weight' && unit === 'г' ? [key, value / 1000] : [key, value];
  });
  return Object.fromEntries(scaledFacts);
}

/** A preorder comes in two to nine weeks; anything else came out on its day, or some day of its year, not after today. */
function releaseDay(model: Model, isPreorder: boolean, today: Date): string {
  const rng = random(hash(`release ${model.brand} ${model.name}`));
  const day = 86_400_000;
  if (isPreorder) return new Date(today.getTime() + rng.integer(14, 63) * day).toISOString().slice(0, 10);
  const someDay = Date.UTC(model.year, rng.integer(0, 11), rng.integer(1, 28));
  const date = model.released === undefined ? someDay : Date.parse(model.released);
  const latest = today.getTime() - rng.integer(10, 90) * day;
  return new Date(Math.min(date, latest)).toISOString().slice(0, 10);
}
