import type { RouterContextProvider } from 'react-router';
import { OwnOrderDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { type OtherOrder, otherOrder } from './others.ts';

/** Orders with what is known of each: one that cannot be read is still there by its number. */
export function readOthers(context: Readonly<RouterContextProvider>, request: Request, ids: readonly string[]): Promise<OtherOrder[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { data, errors } = await query(context, request, OwnOrderDocument, { id });
      return otherOrder(id, data, data !== null && errors.length === 0);
    }),
  );
}
