import type { RouterContextProvider } from 'react-router';
import { readLeaf } from '../../entities/catalogue/leaf.ts';
import type { ProductTab } from '../../generated/graphql.ts';
import { absent, type Document, notFound, queryOrFail } from '../../platform/gateway/query.server.ts';

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { categoryCode: string; categoryId: string; leaf: string };
}

interface TabbedProduct {
  tabs: readonly ProductTab[] | null;
}

/** What one part of the page shows. A product that does not have the part has no such address (spec 1 §2). */
export async function loadPart<Product extends TabbedProduct>(
  { context, request, params }: Args,
  document: Document<{ product: Product | null }, { id: string }>,
  tab: ProductTab,
): Promise<Product> {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') notFound();
  const { data, errors } = await queryOrFail(context, request, document, { id: leaf.id });
  const product = data.product ?? absent(errors, 'product');
  const tabs = product.tabs ?? absent(errors, 'product.tabs');
  return tabs.includes(tab) ? product : notFound();
}
