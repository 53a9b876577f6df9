import { data as respond } from 'react-router';
import { dataOrRedirect, formOf, identifier, isEnhanced, text } from '../../../forms/answer.server.ts';
import { DislikeReviewDocument, LikeReviewDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { noticeOf } from '../../../platform/session/notice.ts';
import type { Route } from './+types/route';

/** A reader's word: `intent` is `like` or `dislike`, `id` the review's. */
export async function say({ context, request, params }: Route.ActionArgs) {
  const form = await formOf(request);
  const id = identifier(form, 'id');
  const intent = text(form, 'intent');
  if (id === null || (intent !== 'like' && intent !== 'dislike')) throw respond({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const to = `/reviews/view/${encodeURIComponent(params.slug)}`;
  const { counted: counters, errors } =
    intent === 'like'
      ? await query(context, request, LikeReviewDocument, { input: { id } }).then(({ data, errors }) => ({
          counted: data?.articleReviewLike,
          errors,
        }))
      : await query(context, request, DislikeReviewDocument, { input: { id } }).then(({ data, errors }) => ({
          counted: data?.articleReviewDislike,
          errors,
        }));
  if (counters) {
    return dataOrRedirect(request, to, {
      vote: counters.vote,
      likes: counters.likesCount,
      dislikes: counters.dislikesCount,
      failure: null,
    });
  }
  const code = errors[0]?.code === 'RATE_LIMITED' ? 'vote-limited' : 'vote-failed';
  if (!isEnhanced(request)) leaveNotice(context, code);
  return dataOrRedirect(request, to, { vote: null, likes: null, dislikes: null, failure: noticeOf(code)?.text ?? null });
}
