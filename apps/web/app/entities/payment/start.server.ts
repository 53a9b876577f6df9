import { type RouterContextProvider, redirectDocument } from 'react-router';
import { StartPaymentDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { isPaymentAddress } from './address.ts';

/** Milliseconds for a call that has to end although the shopper presses again or goes away. */
export const waitTimeout = 20_000;

export interface Attempt {
  orderId: string;
  typeId: string;
  /** Months that were chosen; the bank's last where none were. */
  months?: number | null | undefined;
  /** The same for every press of one button. */
  key: string;
}

/** There is no page to go to; what the shop says of the method, or null where it says nothing. */
interface StartFailure {
  reason: string | null;
}

/** Begins an attempt to pay and leads to its page. */
export async function startPayment(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { orderId, typeId, months, key }: Attempt,
): Promise<Response | StartFailure> {
  const { data, errors } = await query(
    context,
    request,
    StartPaymentDocument,
    { input: { orderId, typeId, ...(months != null && { months }), returnUrl: `/cart/payment/${orderId}`, idempotencyKey: key } },
    { signal: AbortSignal.timeout(waitTimeout) },
  );
  const { acquirerOrigins, log } = shopOf(context);
  const url = data?.paymentStart?.url;
  if (url != null && isPaymentAddress(url, acquirerOrigins)) return leave(url);
  log.error({ orderId, code: errors[0]?.code ?? 'FOREIGN_ADDRESS' }, 'no payment page');
  return { reason: (errors[0] && Object.values(errors[0].fields)[0]?.[0]) ?? null };
}

/** Leaves the shop: the page is replaced, so that Back does not lead into a form that has been sent (spec 1 §8). */
function leave(url: string): Response {
  const response = redirectDocument(url, 303);
  response.headers.set('X-Remix-Replace', 'true');
  return response;
}
