import { type ColourCode, colours } from '../src/catalogue/media/colours.ts';
import { uniqueSlugs } from '../src/catalogue/values/slug.ts';
import { attributeCode, storedValue } from '../src/catalogue/values/values.ts';
import type {
  AttributeRow,
  BrandRow,
  CategoryAttributeRow,
  CategoryRow,
  ModelRow,
  ProductRow,
  SeriesRow,
  ValueRow,
} from '../src/platform/database/rows.ts';
import type { Attribute, Edition, Facts, Leaf, Model, Section } from './catalogue-schema.ts';
import { numbers, productIds } from './ids.ts';
import { productOf } from './product-row.ts';
import { sharedAttributes } from './shared-attributes.ts';

/** A product with what it was made of, for the rules that follow: stock, reviews, tags, accessories. */
export interface ExpandedProduct {
  row: ProductRow;
  leaf: Leaf;
  model: Model;
  /** Its facts by attribute key, of this very edition, in the attributes' own units. */
  facts: Facts;
  /** The first variant of its model carries most of the reviews. */
  isMain: boolean;
}

export interface Catalogue {
  categories: CategoryRow[];
  brands: BrandRow[];
  series: SeriesRow[];
  models: ModelRow[];
  attributes: AttributeRow[];
  categoryAttributes: CategoryAttributeRow[];
  products: ExpandedProduct[];
  values: ValueRow[];
}

/** Makes rows of the written catalogue. The same data and the same day give the same rows. */
export function expand(sections: readonly Section[], today: Date): Catalogue {
  const result: Catalogue = {
    categories: [],
    brands: [],
    series: [],
    models: [],
    attributes: [],
    categoryAttributes: [],
    products: [],
    values: [],
  };
  const brandIds = numbers();
  const brandCode = uniqueSlugs();
  const seriesIds = numbers();
  const seriesCode = uniqueSlugs();
  const modelCode = uniqueSlugs();
  const attributeIds = numbers();
  const productId = productIds();

  const brandOf = (name: string): number => {
    const { id, isNew } = brandIds(name);
    if (isNew) result.brands.push({ id, code: brandCode(name), name });
    return id;
  };
  const seriesOf = (name: string | undefined, brand: string): number | null => {
    if (name === undefined) return null;
    const { id, isNew } = seriesIds(`${brand} ${name}`);
    if (isNew) result.series.push({ id, code: seriesCode(`${brand} ${name}`), name, brandId: brandOf(brand) });
    return id;
  };
  const attributeOf = (key: string, { name, unit, type, listed = false }: Attribute): number => {
    const code = attributeCode(key);
    const { id, isNew } = attributeIds([code, name, unit, type].join('|'));
    if (isNew) result.attributes.push({ id, code, name, unit: unit ?? null, type, isListed: listed });
    // One category that knows its values is enough.
    else if (listed) for (const attribute of result.attributes.filter((each) => each.id === id)) attribute.isListed = true;
    return id;
  };

  for (const [place, section] of sections.entries()) {
    result.categories.push({
      id: section.id,
      parentId: null,
      code: section.code,
      name: section.name,
      singular: section.name,
      kind: section.kind,
      position: place + 1,
      isDigital: false,
    });
    for (const [index, leaf] of section.leaves.entries()) {
      result.categories.push({
        id: leaf.id,
        parentId: section.id,
        code: leaf.code,
        name: leaf.name,
        singular: leaf.singular,
        kind: leaf.kind,
        position: index + 1,
        isDigital: leaf.digital === true,
      });
      const attributes = withSharedAttributes(leaf);
      for (const [position, [key, attribute]] of attributes.entries()) {
        result.categoryAttributes.push({
          categoryId: leaf.id,
          attributeId: attributeOf(key, attribute),
          groupName: attribute.group,
          position: position + 1,
          isCard: attribute.card === true,
          isFilter: attribute.filter === true,
        });
      }
      for (const model of leaf.models) {
        const modelId = result.models.length + 1;
        const brandId = brandOf(model.brand);
        const seriesId = seriesOf(model.series, model.brand);
        result.models.push({
          id: modelId,
          code: modelCode(`${model.brand} ${model.name}`),
          name: `${model.brand} ${model.name}`,
          brandId,
          seriesId,
          categoryId: leaf.id,
        });
        const variants = variantsOf(model);
        for (const [number, { edition, colour }] of variants.entries()) {
          const facts = mergeFacts(model.facts, edition?.facts);
          const id = productId([leaf.code, model.brand, model.name, edition?.name, colour].join('|'));
          const row = productOf({
            id,
            leaf,
            model,
            edition,
            colour,
            facts,
            brandId,
            seriesId,
            modelId: variants.length > 1 ? modelId : null,
            attributes,
            today,
          });
          result.products.push({ row, leaf, model, facts, isMain: number === 0 });
          const all = mergeFacts(facts, sharedFacts(model, leaf, colour));
          for (const [key, attribute] of attributes) {
            const value = all[key];
            if (value !== undefined) result.values.push({ productId: id, attributeId: attributeOf(key, attribute), ...storedValue(value) });
          }
        }
      }
    }
  }
  return result;
}

function withSharedAttributes(leaf: Leaf): (readonly [string, Attribute])[] {
  const own = Object.entries(leaf.attributes);
  const names = new Set(own.map(([key]) => key));
  return [...own, ...Object.entries(sharedAttributes(leaf)).filter(([key]) => !names.has(key))];
}

function variantsOf(model: Model): { edition: Edition | undefined; colour: ColourCode }[] {
  const editions = model.editions && model.editions.length > 0 ? model.editions : [undefined];
  return editions.flatMap((edition) => model.colours.map((colour) => ({ edition, colour })));
}

/** The edition's facts over the model's. */
const mergeFacts = (facts: Facts, over: Partial<Facts> = {}): Facts =>
  Object.fromEntries(Object.entries({ ...facts, ...over }).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

const sharedFacts = (model: Model, leaf: Leaf, colour: ColourCode): Facts => ({
  country: model.country,
  releaseYear: model.year,
  ...(leaf.digital ? {} : { colour: colours[colour].name, warranty: (model.warranty ?? 1) * 12 }),
});
