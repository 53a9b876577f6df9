import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { RouterContextProvider } from 'react-router';
import { OrderReceiptsDocument } from '../../generated/graphql.ts';
import { absent, notFound, queryOrFail } from '../../platform/gateway/query.server.ts';
import type { Receipt } from './labels.ts';

/** The receipts of an order, for its owner or the guest whose cookie has its key; null where there are none, or none for this visitor. */
export async function loadReceipts(
  context: Readonly<RouterContextProvider>,
  request: Request,
  orderId: string,
): Promise<[Receipt, ...Receipt[]] | null> {
  if (!isId(orderId)) notFound();
  const { data, errors } = await queryOrFail(context, request, OrderReceiptsDocument, { orderId });
  if (data.orderReceipts == null && errors.length > 0) absent(errors, 'orderReceipts');
  const [first, ...others] = data.orderReceipts ?? [];
  return first === undefined ? null : [first, ...others];
}
