import type { StockRow } from '../../platform/database/rows.ts';
import { hash, random } from '../../platform/random.ts';

/** A store as far as its stock is concerned. */
export interface Shelf {
  id: number;
  /** 0 is the warehouse. */
  type: number;
  /** Thousands of people in its city. */
  population: number;
}

export interface StockedProduct {
  id: number;
  popularity: number;
  price: number;
  isMarkdown: boolean;
}

/** Stores and multicentres have shelves; points and postamats only hand over what is brought to them. */
const hasShelves = (type: number): boolean => type === 1 || type === 13;

/** A share of what does not sell best that no shelf and no warehouse has: sold out. */
const soldOut = { share: 0.03, below: 70 } as const;
const inWarehouse = 0.86;

/** Small towns hold fewer goods: 1 in a city of a million and more, a quarter in the smallest. */
const sizeOf = (population: number): number => Math.min(1, Math.max(0.25, 0.25 + (0.75 * population) / 1_000));

/**
 * What lies where. Popular goods are almost everywhere, others in some cities; the warehouse has most of the catalogue.
 * A refurbished piece lies in one place: more often than not in the warehouse, so that every city can have it.
 */
export function generateStock(product: StockedProduct, shelves: readonly Shelf[]): StockRow[] {
  const seeded = random(hash(`stock ${product.id}`));
  if (product.isMarkdown) {
    const isCentral = seeded.chance(0.6);
    const places = shelves.filter(({ type, population }) => (isCentral ? type === 0 : hasShelves(type) && population >= 500));
    return places.length === 0 ? [] : [{ storeId: seeded.pick(places).id, productId: product.id, quantity: seeded.integer(1, 2) }];
  }
  if (seeded.chance(soldOut.share) && product.popularity < soldOut.below) return [];
  const demand = 0.06 + (product.popularity / 100) ** 1.5 * 0.62;
  const priceFactor = product.price > 10_000_000 ? 0.4 : product.price > 4_000_000 ? 0.7 : 1;
  const rows: StockRow[] = [];
  for (const { id, type, population } of shelves) {
    if (type === 0) {
      if (seeded.chance(inWarehouse))
        rows.push({ storeId: id, productId: product.id, quantity: seeded.integer(4, 30 + Math.round(product.popularity * priceFactor)) });
    } else if (hasShelves(type) && seeded.chance(demand * priceFactor * sizeOf(population))) {
      const maxQuantity = Math.max(1, Math.round(((product.popularity / 100) * 12 + 2) * priceFactor * sizeOf(population)));
      rows.push({ storeId: id, productId: product.id, quantity: seeded.integer(1, maxQuantity) });
    }
  }
  return rows;
}
