import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { RouterContextProvider } from 'react-router';
import { absent, notFound, queryOrFail } from '../gateway/query.server.ts';
import { OrderReceiptsDocument } from '../generated/graphql.ts';
import type { Receipt } from './words.ts';

/** The receipts of an order, for its owner or the guest whose cookie has its key; without one there is no page. */
export async function loadReceipts(
  context: Readonly<RouterContextProvider>,
  request: Request,
  orderId: string,
): Promise<[Receipt, ...Receipt[]]> {
  if (!isId(orderId)) notFound();
  const { data, errors } = await queryOrFail(context, request, OrderReceiptsDocument, { orderId });
  const [first, ...others] = data.orderReceipts ?? absent(errors, 'orderReceipts');
  return first === undefined ? notFound() : [first, ...others];
}
