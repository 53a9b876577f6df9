import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { household } from './visitor.ts';

interface Money {
  /** Kopecks. */
  amount: number;
}

interface Product {
  id: string;
  name: string;
  url: string;
  tabs: string[];
  isShownAsAvailable: boolean;
  offerShownInstead: { supplierName: string } | null;
  priceOnline: Money | null;
  compilations: unknown[];
  questionsCount: number;
  offer: { price: Money; superPrice: { finalPrice: Money } | null };
}

const fields =
  'id name url tabs isShownAsAvailable offerShownInstead { supplierName } compilations { id } questionsCount priceOnline { amount } offer { price { amount } superPrice { finalPrice { amount } } }';

/** The whole answer: a machine that is busy may leave parts of one out, and is asked once more. */
async function fetchData<Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> {
  let data: Data | undefined;
  const whole = async (): Promise<unknown> => {
    const answer = (await (
      await request.post('/graphql', { data: { query, variables }, headers: { 'x-forwarded-for': household() } })
    ).json()) as { data: Data; errors?: unknown };
    data = answer.data;
    return answer.errors;
  };
  await expect.poll(whole).toBeUndefined();
  if (data === undefined) throw new Error('nothing was answered');
  return data;
}

/** A product of the demonstration of which this holds. */
export async function productThat(request: APIRequestContext, category: number, holds: (product: Product) => boolean): Promise<Product> {
  const idsQuery =
    'query Ids($of: ListingOfInput!, $page: Int) { listing(of: $of, page: $page, perPage: 48) { nodes { id } pageInfo { pageCount } } }';
  const productQuery = `query One($id: ID!) { product(id: $id) { ${fields} } }`;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { listing } = await fetchData<{ listing: { nodes: { id: string }[]; pageInfo: { pageCount: number } } }>(request, idsQuery, {
      of: { category },
      page,
    });
    pages = listing.pageInfo.pageCount;
    for (const { id } of listing.nodes) {
      const { product } = await fetchData<{ product: Product }>(request, productQuery, { id });
      if (holds(product)) return product;
    }
  }
  throw new Error(`category ${category} has no such product`);
}

/** The address of a product that has this part. */
export const productWith = async (request: APIRequestContext, category: number, part: string): Promise<string> =>
  (await productThat(request, category, ({ tabs }) => tabs.includes(part))).url;
