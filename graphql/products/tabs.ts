import type { OrderType, ProductTab } from '../generated/resolvers.ts';

interface Facts {
  isDigital: boolean;
  isMarkdown: boolean;
  orderType: OrderType;
  hasAccessories: boolean;
  hasCredit: boolean;
  manuals: number;
  markdownOffers: number;
  supplierOffers: number;
}

/** When each part of a product's page is there (spec 1 §2), in the order in which they stand. */
const rules: readonly (readonly [ProductTab, (facts: Facts) => boolean])[] = [
  ['ABOUT', () => true],
  ['SPECS', () => true],
  ['DIGITAL', ({ isDigital }) => isDigital],
  ['AVAILABILITY', ({ isDigital, orderType }) => !isDigital && orderType !== 'PREORDER'],
  ['SUPPLIER', ({ supplierOffers }) => supplierOffers > 0],
  ['MARKDOWN', ({ isMarkdown, markdownOffers }) => !isMarkdown && markdownOffers > 0],
  ['ACCESSORIES', ({ hasAccessories }) => hasAccessories],
  ['CREDIT', ({ hasCredit }) => hasCredit],
  ['COMMENTS', ({ isMarkdown, supplierOffers }) => !isMarkdown && supplierOffers === 0],
  ['FAQ', () => true],
  ['MANUALS', ({ manuals }) => manuals > 0],
];

/** The parts that the page of a product has. */
export const tabsOf = (facts: Facts): ProductTab[] => rules.filter(([, isThere]) => isThere(facts)).map(([tab]) => tab);
