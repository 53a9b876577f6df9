import type { RouterContextProvider } from 'react-router';
import { query } from '../gateway/query.server.ts';
import { OrderInfoDocument } from '../generated/graphql.ts';
import { type OtherOrder, otherOrder } from './others.ts';

/** The other orders of a basket, each with what is known of it: one that cannot be read is still there by its number. */
export function readOthers(context: Readonly<RouterContextProvider>, request: Request, ids: readonly string[]): Promise<OtherOrder[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { data } = await query(context, request, OrderInfoDocument, { id });
      return otherOrder(id, data);
    }),
  );
}
