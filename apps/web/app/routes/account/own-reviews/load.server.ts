import type { RouterContextProvider } from 'react-router';
import { goodsToRate } from '../../../features/account/overview.ts';
import { requestedPage } from '../../../features/account/page.server.ts';
import { type CommentType, OwnCommentsDocument } from '../../../generated/graphql.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';

/** More than the overview asks about: it is what the page of reviews is for. */
const maxToRate = 10;

/** One page of what the shopper has said; before the first page of reviews the goods that wait for one. */
export async function loadOwn(context: Readonly<RouterContextProvider>, request: Request, url: URL, type: CommentType) {
  const page = requestedPage(url);
  const withGoods = type === 'REVIEW' && page === 1;
  const { data, errors } = await queryOrFail(context, request, OwnCommentsDocument, { type, page, withGoods });
  const own = data.ownComments ?? absent(errors, 'ownComments');
  if (own.nodes.length === 0 && page > 1) notFound();
  return { own, toRate: withGoods ? goodsToRate(data, maxToRate) : [] };
}
