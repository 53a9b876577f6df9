import { describe, expect, test } from 'vitest';
import type { ProductTab } from '../../generated/graphql.ts';
import { visit } from '../../testing/visit.ts';
import { loader as about } from './about/route.tsx';
import { loader as accessories } from './accessories/route.tsx';
import { loader as availability } from './availability/route.tsx';
import { loader as reviews } from './comments/route.tsx';
import { loader as credit } from './credit/route.tsx';
import { loader as digital } from './digital/route.tsx';
import { loader as questions } from './faq/route.tsx';
import { loader as manuals } from './manuals/route.tsx';
import { loader as markdown } from './offers/markdown.tsx';
import { loader as supplier } from './offers/supplier.tsx';
import { loader as specs } from './specs/route.tsx';

type Loader = (args: never) => Promise<unknown>;

/** Every part by its segment. */
const parts: readonly (readonly [ProductTab, segment: string, Loader])[] = [
  ['ABOUT', '', about as Loader],
  ['SPECS', 'specs', specs as Loader],
  ['DIGITAL', 'digital', digital as Loader],
  ['AVAILABILITY', 'availability/doneck', availability as Loader],
  ['SUPPLIER', 'supplier', supplier as Loader],
  ['MARKDOWN', 'markdown', markdown as Loader],
  ['ACCESSORIES', 'accessories', accessories as Loader],
  ['CREDIT', 'credit', credit as Loader],
  ['COMMENTS', 'comments', reviews as Loader],
  ['FAQ', 'faq', questions as Loader],
  ['MANUALS', 'manuals', manuals as Loader],
];
const all = parts.map(([tab]) => tab);

const whole = {
  ...{
    id: '42',
    name: 'Телефон',
    url: '/catalog/a/1/42',
    description: '',
    images: [],
    country: null,
    youtube: [],
    specifications: [],
    manuals: [],
  },
  ...{
    isBuyable: true,
    priceOnline: null,
    offer: { price: { amount: 2000_00 }, orderType: 'BUY' },
    isShownAsAvailable: true,
    availability: null,
  },
  ...{ supplierOffers: [], markdownOffers: [], warranties: [], creditOffers: [], deliveries: [], stores: [], accessoryCategories: [] },
  ...{ accessories: { nodes: [], totalCount: 0, pageInfo: { pageCount: 1 } }, reviewCounters: { count: 0, rating: null } },
};
const noComments = { nodes: [], totalCount: 0, pageInfo: { pageCount: 1 } };
const city = { id: '1', alias: 'doneck', name: 'Донецк', declension: 'Донецке' };

/** Asks for one part of a product, or of none. */
function open(segment: string, load: Loader, product: object | null): Promise<unknown> {
  const data = { seo: {}, product, comments: noComments, viewer: null, city, abTestFeatures: [], revoLimit: null, basket: { items: [] } };
  const { context } = visit({ execute: async () => ({ data }) });
  const url = new URL(`http://shop.example/catalog/a/1/42${segment === '' ? '' : `/${segment}`}`);
  const params = { categoryCode: 'a', categoryId: '1', leaf: '42', city: segment.startsWith('availability') ? 'doneck' : undefined };
  return load({ context, request: new Request(url), url, params, pattern: '' } as never);
}

const nothing = { init: { status: 404 } };

describe('a part of a product’s page', () => {
  test.each(parts)('%s is there where the product has it', async (_tab, segment, load) => {
    await expect(open(segment, load, { ...whole, tabs: all })).resolves.toBeTypeOf('object');
  });

  // The first two and the questions are there always: what else is asked of them is whether there is the product.
  test.each(parts.filter(([tab]) => !['ABOUT', 'SPECS', 'FAQ'].includes(tab)))(
    '%s is «Страница не найдена» where it has not',
    async (tab, segment, load) => {
      await expect(open(segment, load, { ...whole, tabs: all.filter((each) => each !== tab) })).rejects.toMatchObject(nothing);
    },
  );

  test.each(parts.filter(([tab]) => tab !== 'AVAILABILITY'))('%s of a product that is not there is none', async (_tab, segment, load) => {
    await expect(open(segment, load, null)).rejects.toMatchObject(nothing);
  });
});

describe('what cannot be loaded of receiving it', () => {
  const opened = (over: object) => open('availability/doneck', availability as Loader, { ...whole, tabs: all, ...over });

  test('is said, and is not said of what is not there', async () => {
    expect(await opened({ deliveries: null })).toMatchObject({ receivingLoadError: true, brought: [] });
    expect(await opened({ deliveries: [] })).toMatchObject({ receivingLoadError: false, brought: [] });
  });

  test('hides no part of which nobody knows whether the product has it', async () =>
    expect(await opened({ tabs: null })).toMatchObject({ receivingLoadError: false }));
});
