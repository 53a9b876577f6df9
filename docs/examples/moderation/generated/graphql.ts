/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What becomes of a comment that somebody has looked at. */
export type CommentDecision =
  /** Everybody sees it. */
  | 'PUBLISH'
  /** Nobody sees it, and its photos are deleted. */
  | 'REFUSE';

/** What becomes of which comment. */
export type CommentModerateInput = {
  /** What becomes of it. */
  decision: CommentDecision;
  /** Id of a comment or an answer. */
  id: string | number;
  /** Why it is refused, for the shop's people; at most 500 characters. */
  reason?: string | null | undefined;
};

/** Whether others see a comment. */
export type CommentStatus =
  /** Another status of the provider's own. */
  | 'OTHER'
  /** Everybody sees it: status 1. */
  | 'PUBLISHED'
  /** Somebody has looked at it, and nobody sees it. */
  | 'REFUSED'
  /** It waits until somebody has looked at it; only whoever has written it sees it. */
  | 'WAITING';

/** What is said of what. */
export type CommentType =
  /** A comment on an article; `article` on the wire. */
  | 'ARTICLE'
  /** A question about a product; `question` on the wire. */
  | 'QUESTION'
  /** A review of a product, with a rating; `product` on the wire. */
  | 'REVIEW';

export type CommentsToModerateQueryVariables = Exact<{ [key: string]: never; }>;


export type CommentsToModerateQuery = { commentsWaiting: { totalCount: number, nodes: Array<{ id: string, type: CommentType | null, author: string, text: string, createdAt: string | null, product: { name: string } | null }> } | null };

export type ModerateCommentMutationVariables = Exact<{
  input: CommentModerateInput;
}>;


export type ModerateCommentMutation = { commentModerate: { comment: { id: string, status: CommentStatus } | null, userErrors: Array<
      | { __typename: 'InvalidValue', message: string }
      | { __typename: 'NotFound', message: string }
    > } | null };


export const CommentsToModerateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentsToModerate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentsWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CommentsToModerateQuery, CommentsToModerateQueryVariables>;
export const ModerateCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModerateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentModerateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentModerate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ModerateCommentMutation, ModerateCommentMutationVariables>;