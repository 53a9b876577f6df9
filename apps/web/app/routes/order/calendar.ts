import { calendarFile } from '../../features/order/calendar-file.ts';
import { loadOrder } from '../../features/order/load.server.ts';
import { shop } from '../../platform/company.ts';
import { notFound } from '../../platform/gateway/query.server.ts';
import type { Route } from './+types/calendar';

/** When the order is received, for a calendar. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { order } = (await loadOrder(context, request, params.id)) ?? notFound();
  return new Response(calendarFile(order, shop.name) ?? notFound(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="order-${order.id}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
}
