import type { RouterContextProvider } from 'react-router';
import { onlyReceivable, type ReceivableLine } from '../../../entities/basket/receiving.ts';
import { BasketTripsDocument } from '../../../generated/graphql.ts';
import { raceOrStream } from '../../../platform/gateway/deferred.server.ts';
import type { DeferredValue } from '../../../platform/gateway/deferred.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { tripsText } from './trips.ts';

/** What the basket says of trips: worth no wait, and nothing where less than two things are fetched. */
export async function readTrips(
  context: Readonly<RouterContextProvider>,
  request: Request,
  items: readonly ReceivableLine[],
): Promise<DeferredValue<string | null>> {
  if (onlyReceivable(items).length < 2) return { value: null };
  return raceOrStream(
    query(context, request, BasketTripsDocument, {}).then(({ data }) => tripsText(data?.checkoutOrders ?? [])),
    null,
  );
}
