import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { rejected } from '../checkout/form/failed.server.ts';
import { optional, optionalEmail, phone, required } from '../checkout/form/fields.server.ts';
import { read, valuesOf } from '../checkout/form/read.server.ts';
import { text } from '../forms/answer.server.ts';
import { refusedBy } from '../forms/refused.server.ts';
import { notFound, query } from '../gateway/query.server.ts';
import { AddToBasketDocument, CancelOrderDocument, OrderInfoDocument, UpdateOrderDocument } from '../generated/graphql.ts';
import { leaveNotice } from '../session/notice.server.ts';

type Context = Readonly<RouterContextProvider>;

const recipient = z.object({ contactName: required(201), mobilePhone: phone, email: optionalEmail, comment: optional(500) });

/** What a form of an order's page does, by its `intent`; then the order is shown anew. */
export async function changeOrder(context: Context, request: Request, form: FormData, id: string, path: string) {
  if (!/^[1-9]\d{0,18}$/.test(id)) notFound();
  switch (text(form, 'intent')) {
    case 'cancel': {
      const { errors } = await query(context, request, CancelOrderDocument, { input: { orderId: id } });
      const [failure] = errors;
      if (failure !== undefined) return refusedBy(request, {}, failure);
      leaveNotice(context, 'order-cancelled');
      return redirect(path, 303);
    }
    case 'update': {
      const values = valuesOf(form, ['contactName', 'mobilePhone', 'email', 'comment']);
      const { value, errors } = read(recipient, values);
      if (errors !== null) return rejected(request, values, errors);
      const input = { ...value, orderId: id, mobilePhone: `+${value.mobilePhone}` };
      const { errors: failures } = await query(context, request, UpdateOrderDocument, { input });
      const [failure] = failures;
      if (failure !== undefined) return refusedBy(request, values, failure);
      leaveNotice(context, 'order-changed');
      return redirect(path, 303);
    }
    case 'repeat':
      return repeat(context, request, id);
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

/** Puts the goods of an order into the basket once more, one after another: each changes the basket. */
async function repeat(context: Context, request: Request, id: string) {
  const { data: found } = await query(context, request, OrderInfoDocument, { id });
  const items = found?.order?.items ?? notFound();
  let added = 0;
  for (const { productId, quantity } of items) {
    const { errors } = await query(context, request, AddToBasketDocument, { input: { productId, quantity } });
    if (errors.length === 0) added += 1;
  }
  if (added < items.length) leaveNotice(context, added === 0 ? 'order-not-repeated' : 'order-partly-repeated');
  return redirect('/cart', 303);
}
