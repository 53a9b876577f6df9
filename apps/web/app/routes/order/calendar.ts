import { orderCalendar } from '../../features/order/calendar-file.ts';
import { loadOrder } from '../../features/order/load.server.ts';
import { shop } from '../../platform/company.ts';
import { calendarHeaders } from '../../platform/format/calendar-file.ts';
import { notFound } from '../../platform/gateway/query.server.ts';
import type { Route } from './+types/calendar';

/** When the order is received, for a calendar; one that is gathered when its money is there has no day before. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { order, isPaidFirst, isTimeOver } = (await loadOrder(context, request, params.id)) ?? notFound();
  if (isPaidFirst || isTimeOver) notFound();
  return new Response(orderCalendar(order, shop.name) ?? notFound(), {
    headers: calendarHeaders(`order-${order.id}`),
  });
}
