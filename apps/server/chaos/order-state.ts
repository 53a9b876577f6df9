import { operation, type RetryTally } from './client.ts';

/** An order as its screen asks for it. */
interface OrderScreenData {
  order: {
    statusName: string;
    isAwaitingPayment: boolean;
    isActive: boolean;
    isPaid: boolean;
    isCancelled: boolean;
    receiptUrl: string | null;
  } | null;
  orderToRepay: { status: string; canRepay: boolean } | null;
}

const read = `query ($id: ID!) { order(id: $id) { statusName isAwaitingPayment isActive isPaid isCancelled receiptUrl }
  orderToRepay(orderId: $id) { status canRepay } }`;

/** What the screen of an order tells whoever made it; undefined when it could tell nothing that holds together. */
export function orderState({ order, orderToRepay }: OrderScreenData): string | undefined {
  if (order === null || orderToRepay === null || order.statusName === '') return undefined;
  const { status, canRepay } = orderToRepay;
  if (order.isCancelled) return status === 'CANCELLED' ? 'cancelled' : undefined;
  if (order.isPaid) return status === 'PAID' && !order.isAwaitingPayment && order.receiptUrl !== null ? 'paid' : undefined;
  if (order.isAwaitingPayment) return status === 'AWAITING' && canRepay ? 'may be paid' : undefined;
  return order.isActive ? 'paid when it is handed over' : undefined;
}

/** Asks for an order by its key, and gives what is wrong with the answer. */
export async function findOrderFault(
  shop: { origin: string },
  tally: RetryTally,
  id: string,
  orderKey: string,
): Promise<string | undefined> {
  const answer = await operation<OrderScreenData>(shop, tally, read, { id }, { 'x-order-key': orderKey });
  if (answer?.data == null) return `${id}: no answer`;
  return orderState(answer.data) === undefined ? `${id}: ${JSON.stringify(answer.data)}` : undefined;
}
