import type { SearchDocument } from '../../src/catalogue/search/index/document.ts';
import { readCatalogue } from '../catalogue.ts';
import { expand } from '../expand.ts';
import { tagRules } from '../tags.ts';

const today = new Date('2026-11-21T00:00:00Z');

/** The demonstration as search knows it, without a database. */
export function documents(): SearchDocument[] {
  const { products, values, attributes, brands, categories } = expand(readCatalogue(), today);
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  const categoryById = new Map(categories.map((row) => [row.id, row]));
  const attributeById = new Map(attributes.map((row) => [row.id, row]));
  const valuesOf = Map.groupBy(values, ({ productId }) => productId);
  return products.map((product): SearchDocument => {
    const { row } = product;
    const category = categoryById.get(row.categoryId ?? 0);
    const above = category?.parentId == null ? undefined : categoryById.get(category.parentId);
    return {
      ...row,
      brand: brandNames.get(row.brandId) ?? '',
      categoryId: row.categoryId ?? 0,
      category: category?.name ?? '',
      singular: category?.singular ?? '',
      sections: above ? [above.name] : [],
      values: (valuesOf.get(row.id) ?? []).map(({ attributeId, text, number }) => {
        const attribute = attributeById.get(attributeId);
        return {
          name: attribute?.name ?? '',
          unit: attribute?.unit ?? null,
          type: attribute?.type ?? 'text',
          text,
          number: number ?? null,
        };
      }),
      tags: tagRules.flatMap((tag) => (tag.takes(product, today) ? [tag.name, ...tag.synonyms] : [])),
      isOrderable: row.orderType !== 'false',
    };
  });
}
