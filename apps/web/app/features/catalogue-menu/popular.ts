import { onlinePrice } from '../../entities/product/online-price.ts';
import type { CataloguePanelQuery } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';

/** What stands beside a section's lines: goods that are bought most, and who makes most of them. */
export interface Popular {
  /** Prices in kopecks. */
  goods: { id: string; name: string; url: string; image: string | null; price: number }[];
  brands: { name: string; url: string }[];
}

/** What the panel asks for: all sections when it opens, or what is popular in one of them. */
export interface PanelData {
  sections: NonNullable<CataloguePanelQuery['menu']>;
  popular: Popular;
}

type Facets = readonly { code: string; values: readonly { code: string; name: string }[] }[];

interface Good {
  id: string;
  name: string;
  url: string;
  images: readonly string[];
  brand: { name: string };
  priceOnline: Sum | null;
  offer: { price: Sum };
}

const limits = { goods: 4, brands: 8 } as const;

/** Goods of as many brands as there are: the colours of one telephone would say nothing about a section. */
export const ofEachBrand = <Each extends { brand: { name: string } }>(goods: readonly Each[]): Each[] =>
  goods.filter(({ brand }, at) => goods.findIndex((other) => other.brand.name === brand.name) === at);

/** The ways to those who make most of what is there. */
export const brandLinks = (facets: Facets | null): Popular['brands'] =>
  (facets?.find(({ code }) => code === 'brand')?.values ?? [])
    .slice(0, limits.brands)
    .map(({ code, name }) => ({ name, url: `/catalog/brand/${encodeURIComponent(code)}` }));

export function popularIn(listing: { nodes: readonly Good[]; facets: Facets | null } | null): Popular {
  const goods = ofEachBrand(listing?.nodes ?? []).slice(0, limits.goods);
  return {
    goods: goods.map(({ id, name, url, images, ...prices }) => ({ id, name, url, image: images[0] ?? null, price: onlinePrice(prices) })),
    brands: brandLinks(listing?.facets ?? null),
  };
}
