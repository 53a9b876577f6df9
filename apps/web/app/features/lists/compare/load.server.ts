import type { RouterContextProvider } from 'react-router';
import { asSold } from '../../../entities/product/partner.ts';
import { suggestedGoods } from '../../../entities/viewed/suggested.server.ts';
import {
  type ComparedFragment,
  ComparisonDocument,
  ProductSpecificationsDocument,
  SharedComparisonDocument,
} from '../../../generated/graphql.ts';
import { notFound, query } from '../../../platform/gateway/query.server.ts';
import { makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { queryPage } from '../../../platform/head/seo.server.ts';
import { lifetime, readCookie, writeCookie } from '../../../platform/session/cookies.server.ts';
import { activeOf, categoriesOf, hrefOf, readView, sharedView, type View } from './address.ts';
import { popularPairs } from './pairs.server.ts';
import { canShowDifferences, groupsOf, runningCostRows } from './rows.ts';
import { bestOf, sentencesOf } from './sentences.server.ts';

const path = '/compare';
const lastCategory = 'compare_category';

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** The products of the visitor's list, or of a shared link; null when they could not be loaded. */
async function loadProducts(args: Args, { products: ids }: View) {
  const { context } = args;
  if (ids !== null) {
    const answer = await queryPage(args, SharedComparisonDocument, { ids: [...ids] });
    return { seo: readSeo(context), products: answer.data?.products ?? null, ids };
  }
  const answer = await queryPage(args, ComparisonDocument, {});
  const list = answer.data?.comparison;
  return { seo: readSeo(context), products: list?.products ?? null, ids: list?.productIds ?? [] };
}

/** Characteristics of products in their order, as the product pages ask for them; of one that cannot be loaded there are none, and it says so. */
function loadSpecifications({ context, request }: Args, products: readonly ComparedFragment[]) {
  return Promise.all(
    products.map(async (product) => {
      const { data } = await query(context, request, ProductSpecificationsDocument, { id: product.id });
      const specifications = data?.product?.specifications;
      return { specifications: [...runningCostRows(product), ...(specifications ?? [])], isLoaded: specifications !== undefined };
    }),
  );
}

export async function loadComparison(args: Args) {
  const { context, url } = args;
  const view = readView(url.searchParams) ?? notFound();
  const { seo, products: loadedProducts, ids } = await loadProducts(args, view);
  const head = makeHead(context, seo, { title: 'Сравнение товаров', path, robots: 'noindex' });
  if (loadedProducts === null) return { isLoaded: false as const, head };

  const products = loadedProducts.flatMap((product) => (product === null ? [] : asSold(product)));
  const categories = categoriesOf(products);
  const active = activeOf(categories, view.category, view.products === null ? readCookie(context, lastCategory) : null);
  if (active !== undefined && view.products === null && readCookie(context, lastCategory) !== active.id) {
    writeCookie(context, lastCategory, active.id, { maxAge: lifetime.year, httpOnly: false });
  }
  const specifiedProducts = active === undefined ? [] : await loadSpecifications(args, active.products);
  const groups = groupsOf(specifiedProducts);
  const suggested = active === undefined ? await suggestedGoods(context, args.request, { withKinds: true }) : null;
  return {
    isLoaded: true as const,
    categories: categories.map(({ id, name, products: inside }) => ({ id, name, count: inside.length })),
    category: active === undefined ? null : { id: active.id, name: active.name },
    products: active?.products ?? [],
    /** What a comparison without products may begin with. */
    suggested,
    pairs: suggested === null ? [] : await popularPairs(context, args.request, suggested.kinds),
    /** All rows; which of them are shown is the address's. */
    groups,
    sentences: sentencesOf(active?.products ?? [], groups),
    /** Of each row by its code: the products that have the best of it. */
    best: Object.fromEntries(
      groups.flatMap(({ rows }) => rows.map((row) => [row.code, bestOf(row)] as const)).filter(([, indices]) => indices.length > 0),
    ),
    canShowDifferences: canShowDifferences(specifiedProducts),
    /** Products whose characteristics could not be loaded: nobody knows what they have. */
    unspecified: specifiedProducts.flatMap(({ isLoaded }, at) => (isLoaded ? [] : (active?.products[at]?.id ?? []))),
    /** Of the list, whatever category. */
    allIds: products.map(({ id }) => id),
    removedIds: ids.filter((_, at) => loadedProducts[at] === null),
    shareHref: hrefOf(sharedView((active?.products ?? []).map(({ id }) => id))),
    head,
  };
}

export type Comparison = Extract<Awaited<ReturnType<typeof loadComparison>>, { isLoaded: true }>;
