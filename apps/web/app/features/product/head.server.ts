import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import type { RouterContextProvider } from 'react-router';
import { pageOf } from '../../entities/catalogue/address.ts';
import { tabOf } from '../../entities/catalogue/leaf.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import type { Crumb } from '../../platform/head/head.ts';
import type { FrameProduct } from './load.server.ts';
import { partName } from './part-links.ts';

/** Product with its offer and rating for search engines. */
export function productData(origin: string, product: FrameProduct): Record<string, unknown> {
  const { name, brand, article, images, offer, selectedOffer, reviewCounters, url } = product;
  const isThere = product.isShownAsAvailable || selectedOffer.partner !== null;
  const stock = offer.orderType === 'PREORDER' ? 'PreOrder' : isThere ? 'InStock' : 'OutOfStock';
  // Nobody knows at this moment, and a search engine remembers.
  const isUnknown = offer.orderType !== 'PREORDER' && product.availability === null && selectedOffer.partner === null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: String(product.id),
    mpn: article,
    brand: { '@type': 'Brand', name: brand.name },
    image: images.map((image) => `${origin}${image}`),
    offers: {
      '@type': 'Offer',
      url: `${origin}${url}`,
      price: toRubles(selectedOffer.price),
      priceCurrency: 'RUB',
      ...(isUnknown ? {} : { availability: `https://schema.org/${stock}` }),
      itemCondition: `https://schema.org/${product.isUsed ? 'UsedCondition' : 'NewCondition'}`,
    },
    ...(reviewCounters.rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewCounters.rating, reviewCount: reviewCounters.count } }),
  };
}

/** The title of a page of a product where the provider gives none: each part has its own. «Чайник: отзывы, страница 2» */
export function titleAt(name: string, path: string): string {
  const [, segment = '', number = ''] = tabOf(path).split('/');
  const part = segment === '' ? undefined : partName(segment);
  if (part === undefined) return name;
  const page = pageOf(number) ?? 1;
  return `${name}: ${part.toLowerCase()}${page > 1 ? `, страница ${page}` : ''}`;
}

/** Head and breadcrumbs of a product's page. */
export function productHead(context: Readonly<RouterContextProvider>, breadcrumbs: Crumb[], product: FrameProduct, path: string) {
  const seo = readSeo(context);
  const { origin } = shopOf(context);
  return {
    title: nbsp(seo?.h1 ?? product.name),
    breadcrumbs,
    head: makeHead(context, seo, {
      title: titleAt(product.name, path),
      path,
      image: product.images[0] ?? null,
      data: [productData(origin, product), breadcrumbData(context, breadcrumbs)],
    }),
  };
}
