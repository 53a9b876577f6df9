import { type Comment as CommentWire, comment, reviewCounts } from '@vitrina/services/comments/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Comment = CommentWire;
export type ReviewCounts = Decoded<typeof reviewCounts>;

/** What the votes come to; a provider may not tell how many there are. */
export interface CommentVotes {
  likesCount: number | null;
  dislikesCount: number | null;
  my_vote: 1 | -1;
}

export interface CommentCreatePayload {
  comment: Comment;
}
export type CommentModeratePayload = CommentCreatePayload;
export interface CommentLikePayload {
  votes: CommentVotes;
}
export type CommentDislikePayload = CommentLikePayload;

export const sources = {
  Comment: comment,
  ReviewCounts: reviewCounts,
  CommentVotes: keysOf<CommentVotes>()('likesCount', 'dislikesCount', 'my_vote'),
  CommentCreatePayload: keysOf<CommentCreatePayload>()('comment'),
  CommentModeratePayload: keysOf<CommentModeratePayload>()('comment'),
  CommentLikePayload: keysOf<CommentLikePayload>()('votes'),
  CommentDislikePayload: keysOf<CommentDislikePayload>()('votes'),
};
