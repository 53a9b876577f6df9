import { type Operations, pageInfo } from './operation.ts';

const answer = 'id author text createdAt likesCount dislikesCount myVote isMine status';
const comment = `${answer} type rate pros cons experience images isVerified answersCount`;

export const comments: Operations = {
  comments: {
    source: `query Comments($id: ID!) { comments(type: REVIEW, ownerId: $id, page: 1, sort: BEST, rates: [5], withImages: true, withCons: true, query: "тихо", useSimilar: true) {
      nodes { ${comment} answers { ${answer} isExpert } } ${pageInfo} } reviewCounts(ownerId: $id, rates: [5], withImages: true, withCons: true, query: "тихо") { distribution withImages withCons } articles: comments(type: ARTICLE, ownerId: 5) { nodes { id } } }`,
    variables: { id: 42 },
  },
  say: {
    source: `mutation Say($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id status isMine } }
      commentLike(input: { id: 501 }) { votes { likesCount dislikesCount myVote } } commentDislike(input: { id: 502 }) { votes { dislikesCount } } }`,
    variables: {
      input: { type: 'REVIEW', ownerId: 42, text: 'Работает тихо, доволен.', author: 'Пётр', rate: 5, consents: ['PERSONAL_DATA'] },
    },
    headers: { cookie: 'comment_key=0123456789abcdef0123456789abcdef' },
  },
  moderation: {
    source: `query Moderation { commentsWaiting(perPage: 2) { nodes { id parentId status } ${pageInfo} } }`,
    headers: { 'x-app-key': 'office' },
  },
  moderate: {
    source: `mutation Moderate { commentModerate(input: { id: 501, decision: REFUSE, reason: "Не о товаре" }) { comment { id status } userErrors { __typename } } }`,
    headers: { 'x-app-key': 'office' },
  },
  ownComments: {
    source: `query OwnComments { ownComments(type: REVIEW, page: 1, perPage: 2, sort: NEWEST) { nodes { id text product { id name } } ${pageInfo} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
};
