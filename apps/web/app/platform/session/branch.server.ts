import type { MiddlewareFunction } from 'react-router';
import { VisitorBranchDocument } from '../../generated/graphql.ts';
import { query } from '../gateway/query.server.ts';
import { shopOf } from '../gateway/shop.server.ts';

/** A new visitor is given an A/B branch before the first page is loaded, so that all of it, and its goals, are of one branch. */
export const assignBranch: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  if (!shopOf(context).visitor.cookies.has('branch')) await query(context, request, VisitorBranchDocument, {});
  return next();
};
