import type { FileType } from '../contract/file.ts';

/** What is said of what: of a product by whoever has it, about a product by whoever wants to know, of an article (spec 2 §7). */
export const commentTypes = ['article', 'question', 'product'] as const;
export type CommentType = (typeof commentTypes)[number];

/** 1 is the specification's (spec 2 §7); the others are ours. */
export const commentStatuses = { waiting: 0, published: 1, refused: 2 } as const;

/** Characters of the reason for which a comment is refused (ours). */
export const maxRefusalReason = 500;

/** Comments of one page of the call (spec 1 §9). */
export const commentsPageSize = 10;
/** Comments of one page where the provider does not tell how many it has: the last page alone does not show it (spec 1 §9). */
export const unknownCommentsPageSize = 3;

/** What an answer is expanded by (spec 2 §7). */
export const expandedComment = 'children,rate,answers_count,answers,images';

/** The order of a list: the newest first is the screen's (spec 1 §4), the best first the account's (spec 2 §9). */
const commentSorts = ['-date', 'date', '-rate', 'rate', '-like'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** What browsers show, and what a photo can be made anew from. */
export const photoTypes: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The purpose to which whoever writes has to agree: a name is shown with what is said. */
export const consentToPublish = 'personal-data';
