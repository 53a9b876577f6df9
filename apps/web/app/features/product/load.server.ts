import { type RouterContextProvider, redirect } from 'react-router';
import type { CategoryPlace } from '../../entities/catalogue/address.ts';
import { ProductDeliveriesDocument, ProductFrameDocument, type ProductFrameQuery } from '../../generated/graphql.ts';
import { absent, notFound, query, queryOrFail } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { receivingNote } from './receiving.ts';
import { selectOffer } from './selected-offer.ts';
import { shareLinks } from './share-links.ts';
import { warrantyText } from './warranty.ts';

type Loaded = NonNullable<ProductFrameQuery['product']>;

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** What stands around every tab of a product. A product without a category has no page (spec 1 §5). */
export async function loadFrame({ context, request, url }: Args, place: CategoryPlace, id: string, tab: string) {
  const { data, errors } = await queryOrFail(context, request, ProductFrameDocument, { id });
  const product: Loaded = data.product ?? absent(errors, 'product');
  const category = product.category ?? notFound();
  // A wrong code or category goes to the right one (contract, addresses), on the same tab.
  if (category.code !== place.code || category.id !== place.id) throw redirect(`${product.url}${tab}${url.search}`, 301);
  const { warrantyDays, tabs, shortUrl, ...rest } = product;
  const shown = selectOffer(rest);
  const address = new URL(shortUrl === '' ? product.url : shortUrl, shopOf(context).origin).href;
  return {
    ...rest,
    tabs: tabs ?? absent(errors, 'product.tabs'),
    shown,
    /** Where the page is found by whoever is told of it: the short address, where the provider has one. */
    share: { url: address, links: shareLinks(address, product.name) },
    /** The ways to get a partner's piece; null when nobody knows, or it is the shop's own. */
    partnerDeliveries: shown.partner === null ? null : await deliveriesOf({ context, request, url }, id, shown.partner.id, shown.price),
    colors: rest.colors ?? [],
    modifications: rest.modifications ?? [],
    category,
    warranty: warrantyDays === null ? null : warrantyText(warrantyDays),
    receiving: receivingNote(rest),
  };
}

async function deliveriesOf({ context, request }: Args, id: string, supplierId: string, sum: number) {
  const { data } = await query(context, request, ProductDeliveriesDocument, { id, city: null, supplierId, sum });
  return data?.product?.deliveries ?? null;
}

export type FrameProduct = Awaited<ReturnType<typeof loadFrame>>;
