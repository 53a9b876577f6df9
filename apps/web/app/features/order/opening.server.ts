import { type RouterContextProvider, redirect } from 'react-router';
import { keepOwnOrders } from '../../entities/order/own.server.ts';
import { openByCode } from '../../entities/person/opening.server.ts';
import { OpenOrderDocument, OrderAccessDocument, SendOrderCodeDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';

/** Sends the code that opens an order, or opens the order by it. */
export const openOrder = (context: Readonly<RouterContextProvider>, request: Request, form: FormData, id: string) =>
  openByCode(context, request, form, {
    way: 'order',
    id,
    path: `/order-info/${id}`,
    // One whose phone is still to be confirmed needs the code all the same.
    async isOpen() {
      const { data } = await query(context, request, OrderAccessDocument, { id });
      return data?.order?.isPhoneToConfirm === false;
    },
    async sendCode(input) {
      const { data, errors } = await query(context, request, SendOrderCodeDocument, { input: { orderId: id, ...input } });
      return { payload: data?.orderSendCode, errors };
    },
    async open(input) {
      const { data, errors } = await query(context, request, OpenOrderDocument, { input: { orderId: id, ...input } });
      return { payload: data?.orderOpen, errors };
    },
    onOpened: () => keepOwnOrders(context, [id]),
    // A provider without this call tells how an order stands by its number and phone.
    onUnsupported() {
      leaveNotice(context, 'order-not-opened');
      return redirect(`/order-status?id=${encodeURIComponent(id)}`, 303);
    },
    missing: 'Код верный, но на этот телефон заказ с таким номером не оформлен. Проверьте номер и телефон.',
  });
