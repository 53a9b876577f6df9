import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

export const comments: HandwrittenAnswers['comments'] = {
  list: ({ query }) => page([samples.comment({ type: query?.type ?? null })]),
  ofArticle: () => page([samples.comment({ type: 'article', rate: null })]),
  counts: () => ({ distribution: [0, 1, 0, 2, 5], with_images: 3, with_cons: 4 }),
  create: ({ body }) => samples.comment({ type: body.type, text: body.text, status: 0, is_mine: true }),
  like: () => ({ like: 4, not_like: 1, my_vote: 1 }),
  dislike: () => ({ like: 3, not_like: 2, my_vote: -1 }),
  waiting: () => page([samples.comment({ status: 0, parent_id: asId(500) })]),
  moderate: ({ params, body }) => samples.comment({ id: asId(params.id), status: body.status }),
  addPhoto: () => ({ id: asId(71) }),
};
