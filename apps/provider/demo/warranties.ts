import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { BrandRow, ProductRow, WarrantyRow } from '../src/platform/database/rows.ts';
import { firstProductId } from './ids.ts';

/** After the ids of goods, which follow from their names. */
const firstId = firstProductId + 95_000_001;

/** Rubles: from which price of the goods on which warranties cost how much, in the order of the kinds below. */
const prices: readonly (readonly [from: number, ...prices: readonly [number, number, number]])[] = [
  [1_000, 390, 690, 590],
  [5_000, 990, 1_690, 1_490],
  [15_000, 1_990, 3_290, 2_990],
  [40_000, 3_490, 5_990, 4_990],
  [80_000, 5_990, 9_990, 8_490],
  [150_000, 8_990, 14_990, 12_990],
];
/** Beyond every price. */
const end = 1_000_000_000;

const kinds = [
  { name: 'Дополнительная гарантия на 1 год', months: 12, text: 'Ремонт или замена ещё год после гарантии изготовителя.' },
  { name: 'Дополнительная гарантия на 2 года', months: 24, text: 'Ремонт или замена ещё два года после гарантии изготовителя.' },
  { name: 'Защита от случайных повреждений на 1 год', months: 12, text: 'Ремонт после падения, удара или воды в течение года.' },
] as const;

/** The shop itself gives them, as it gives its gift cards. */
const ownBrand = 'Витрина';

/** Additional warranties: products that nobody lists, each for goods of a price. */
export function warrantiesOf(brands: readonly BrandRow[]): { products: ProductRow[]; warranties: WarrantyRow[] } {
  const brandId = brands.find(({ name }) => name === ownBrand)?.id;
  if (brandId === undefined) throw new Error(`No brand «${ownBrand}» gives warranties.`);
  const drafts = prices.flatMap(([from, ...costs], band) =>
    kinds.map((kind, at) => ({
      id: firstId + band * kinds.length + at,
      kind,
      price: toKopecks(costs[at] ?? costs[0]),
      from,
      to: prices[band + 1]?.[0] ?? end,
    })),
  );
  return {
    products: drafts.map(({ id, kind, price }) => productOf(id, brandId, kind.name, kind.text, price)),
    warranties: drafts.map(({ id, kind, from, to }) => ({
      productId: id,
      months: kind.months,
      priceFrom: toKopecks(from),
      priceTo: toKopecks(to),
    })),
  };
}

const productOf = (id: number, brandId: number, name: string, description: string, price: number): ProductRow => ({
  id,
  name,
  article: String(id - 900_000_000),
  brandId,
  categoryId: null,
  modelId: null,
  seriesId: null,
  parentProductId: null,
  price,
  priceOld: null,
  orderType: 'buy',
  isDigital: false,
  licences: null,
  isMarkdown: false,
  isUsed: false,
  isDemo: false,
  markdownGrade: null,
  warrantyDays: 0,
  country: null,
  colour: null,
  edition: null,
  kind: 'software-box',
  facts: {},
  description,
  maxQuantity: 10,
  popularity: 1,
  reviewCount: 0,
  ratingSum: 0,
  ratings: [0, 0, 0, 0, 0],
  questionCount: 0,
  releasedAt: null,
  highlights: [],
  ean: [],
});
