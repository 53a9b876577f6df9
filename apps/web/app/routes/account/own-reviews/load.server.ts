import type { RouterContextProvider } from 'react-router';
import { requestedPage } from '../../../features/account/page.server.ts';
import { type CommentType, OwnCommentsDocument } from '../../../generated/graphql.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';

/** One page of what the shopper has said. */
export async function loadOwn(context: Readonly<RouterContextProvider>, request: Request, url: URL, type: CommentType) {
  const page = requestedPage(url);
  const { data, errors } = await queryOrFail(context, request, OwnCommentsDocument, { type, page });
  const ownComments = data.ownComments ?? absent(errors, 'ownComments');
  if (ownComments.nodes.length === 0 && page > 1) notFound();
  return ownComments;
}
