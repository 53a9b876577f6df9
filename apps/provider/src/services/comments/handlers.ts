import { buffer } from 'node:stream/consumers';
import type { comments as endpoints } from '@vitrina/services/comments/endpoints.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound, unauthorized } from '../../platform/refusal.ts';
import { createComment } from './create.ts';
import { countReviews, listComments } from './list.ts';
import { listWaiting, moderate } from './moderate.ts';
import { addPhoto } from './photos.ts';
import { vote } from './vote.ts';
import { type Writer, writerOf } from './writer.ts';

/** Who says something has to be known again: what he said is his, and he votes once. */
function requireWriter(context: RequestContext): Writer {
  const writer = writerOf(context);
  if (writer === undefined) throw unauthorized();
  return writer;
}

export const comments: Handlers<typeof endpoints> = {
  list: ({ query, context }) => listComments(context.db, query, writerOf(context)),
  ofArticle: ({ body: { owner_id, ...rest }, context }) =>
    listComments(context.db, { ...rest, owner_id: asId(owner_id) }, writerOf(context)),
  counts: ({ query, context }) => countReviews(context.db, query, writerOf(context)),
  create: ({ body, context }) => createComment(context, requireWriter(context), body),
  like: ({ params, context }) => vote(context, toDatabaseId(params.id), requireWriter(context), 1),
  dislike: ({ params, context }) => vote(context, toDatabaseId(params.id), requireWriter(context), -1),
  waiting: ({ query, context: { db } }) => listWaiting(db, query),
  moderate: async ({ params, body, context: { db } }) => {
    const comment = await moderate(db, toDatabaseId(params.id), body.status, body.reason);
    if (comment === undefined) throw notFound('Такого отзыва нет');
    return comment;
  },
  addPhoto: async ({ body, context }) => ({ id: await addPhoto(context, requireWriter(context), await buffer(body.content)) }),
};
