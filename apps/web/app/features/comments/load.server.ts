import { redirect } from 'react-router';
import { pageOf } from '../../entities/catalogue/address.ts';
import { readLeaf } from '../../entities/catalogue/leaf.ts';
import { notFound } from '../../platform/gateway/query.server.ts';

interface Args {
  params: { categoryCode: string; categoryId: string; leaf: string; page?: string | undefined };
  url: URL;
}

/** The product and the page that an address of a tab names; the first page has none (contract, addresses). */
export function placeOf({ params, url }: Args): { id: string; page: number; base: string } {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') notFound();
  const page = params.page === undefined ? 1 : (pageOf(params.page) ?? notFound());
  const base = params.page === undefined ? url.pathname : url.pathname.slice(0, url.pathname.lastIndexOf('/'));
  if (page === 1 && params.page !== undefined) throw redirect(`${base}${url.search}`, 301);
  return { id: leaf.id, page, base };
}
