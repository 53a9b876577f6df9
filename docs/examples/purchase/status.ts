import { GatewayError, Guest } from './client.ts';
import { PaymentStateDocument } from './generated/graphql.ts';

/** Says how a payment stands: `node docs/examples/purchase/status.ts ORDER PAYMENT ORDER_KEY`, as `buy.ts` has printed it. */
const [order, payment, orderKey] = process.argv.slice(2);
if (order === undefined || payment === undefined || orderKey === undefined) fail('Usage: node status.ts ORDER PAYMENT ORDER_KEY');

const guest = new Guest();
guest.headers['x-order-key'] = orderKey;
try {
  const state = await guest.executeWithRetry(PaymentStateDocument, { order, payment });
  if (state.order === null || state.payment === null) fail('There is no such order or payment, or the key is not its key.');
  process.stdout.write(`${state.payment.status}, ${state.order.statusName}, ${state.order.isPaid ? 'paid' : 'not paid'}\n`);
} catch (error) {
  if (error instanceof GatewayError) fail(`${error.code}: ${error.message}`);
  throw error;
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
