import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { RouterContextProvider } from 'react-router';
import { text } from '../../forms/answer.server.ts';
import { OrderDevicesDocument } from '../../generated/graphql.ts';
import { dayIn } from '../../platform/format/dates.ts';
import { notFound, query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';

/** What of an order a form wants to have repaired, by its names in the catalogue; null for a form about anything else. */
export async function deviceToRepair(context: Readonly<RouterContextProvider>, request: Request, form: FormData, id: string) {
  if (text(form, 'intent') !== 'repair') return null;
  if (!isId(id)) notFound();
  const { data } = await query(context, request, OrderDevicesDocument, { id });
  const order = data?.order ?? notFound();
  const { product, productId, warrantyUntil } = order.items.find((each) => each.id === text(form, 'item')) ?? notFound();
  const today = dayIn(shopOf(context).now(), order.city?.timeZone);
  return {
    // What is not sold any more is known by nobody; the wizard asks for it then.
    name: product?.name ?? '',
    brand: product?.brand.name ?? '',
    category: product?.category?.name ?? '',
    purchase:
      warrantyUntil !== null && warrantyUntil >= today
        ? { orderId: id, productId, date: dayIn(new Date(order.receivedAt ?? order.insertedAt), order.city?.timeZone) }
        : null,
  };
}
