import { data, redirect } from 'react-router';
import { anchorOf } from '../../entities/product/anchor.ts';
import { changesIn, type List } from '../../entities/product/lists.ts';
import { dataOrRedirect, formOf, isEnhanced, safePath, withAnchor } from '../../forms/answer.server.ts';
import { AddToListDocument, RemoveFromListDocument } from '../../generated/graphql.ts';
import { type Answer, query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { type NoticeCode, noticeOf } from '../../platform/session/notice.ts';
import type { Route } from './+types/change';

const kinds = { favorites: 'FAVORITES', compare: 'COMPARISON' } as const satisfies Record<List, string>;

/** Puts products into lists and takes them out; the form names what comes and what goes, and `returnTo`. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const changes = changesIn(form);
  const [first] = changes;
  if (first === undefined) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });

  const returnTo = safePath(form.get('returnTo'));
  let code: NoticeCode = notices[first.list][first.isAdding ? 'added' : 'removed'];
  // One after another: what a guest keeps is one answer's cookies.
  for (const { list, isAdding, ids: productIds } of changes) {
    const input = { kind: kinds[list], productIds };
    const { errors }: Answer<unknown> = isAdding
      ? await query(context, request, AddToListDocument, { input })
      : await query(context, request, RemoveFromListDocument, { input });
    const [failure] = errors;
    if (failure !== undefined) code = failureOf(list, failure.code);
  }
  if (!isEnhanced(request)) leaveNotice(context, code);
  const notice = noticeOf(code);
  const [productId = '', ...others] = first.ids;
  // What went wrong stands at the top.
  const isAtProduct = notice?.kind === 'good' && others.length === 0;
  return dataOrRedirect(request, isAtProduct ? withAnchor(returnTo, anchorOf(productId)) : returnTo, notice);
}

const notices = {
  favorites: { added: 'favorites-added', removed: 'favorites-removed', full: 'favorites-full' },
  compare: { added: 'compare-added', removed: 'compare-removed', full: 'compare-full' },
} as const satisfies Record<List, Record<string, NoticeCode>>;

function failureOf(list: List, code: string): NoticeCode {
  if (code === 'BAD_USER_INPUT') return notices[list].full;
  return code === 'NOT_FOUND' ? 'product-gone' : 'list-failed';
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/favorite-products');
