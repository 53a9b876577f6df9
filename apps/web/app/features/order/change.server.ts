import { isId } from '@vitrina/services/contract/fields/id.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { namePattern } from '@vitrina/services/contract/fields/person.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { addBundle, type CartItem } from '../../entities/basket/add-bundle.server.ts';
import { belongingTo, flattenTree } from '../../entities/basket/tree.ts';
import { text } from '../../forms/answer.server.ts';
import { draftLength } from '../../forms/draft-length.ts';
import { name, optionalEmail, optionalText, phone, requiredText } from '../../forms/fields.server.ts';
import { read, valuesOf } from '../../forms/read.server.ts';
import { noFields, submit } from '../../forms/submit.server.ts';
import {
  CancelOrderDocument,
  KeepDeviceDocument,
  OrderInfoDocument,
  type OrderInfoQuery,
  UpdateOrderDocument,
  WithdrawReturnDocument,
} from '../../generated/graphql.ts';
import { notFound, query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { recipientFields } from './recipient-fields.ts';
import { timeField, timeOf } from './times.ts';

type Context = Readonly<RouterContextProvider>;

const recipient = z.object({
  contactName: requiredText(maxLength.fullName).regex(namePattern, messages.letters),
  mobilePhone: phone,
  email: optionalEmail,
  comment: optionalText(maxLength.comment),
});

const otherRecipient = z.object({
  [recipientFields.name]: name.max(draftLength.addressee, messages.maxLength(draftLength.addressee)),
  [recipientFields.phone]: phone,
});

const rescheduling = z.object({
  [timeField]: z.string().transform((fieldText, { addIssue }) => {
    const time = timeOf(fieldText);
    if (time === undefined) addIssue({ code: 'custom', message: 'Выберите день и время.' });
    return time ?? z.NEVER;
  }),
});

/** What a form of an order's page does, by its `intent`; then the order is shown anew. */
export async function changeOrder(context: Context, request: Request, form: FormData, id: string, path: string) {
  if (!isId(id)) notFound();
  switch (text(form, 'intent')) {
    case 'cancel':
      return submit(context, request, {
        ...noFields,
        operation: CancelOrderDocument,
        variables: () => ({ input: { orderId: id } }),
        onSuccess: () => returnToOrder(context, path, 'order-cancelled'),
      });
    case 'update': {
      const values = valuesOf(form, ['contactName', 'mobilePhone', 'email', 'comment']);
      return submit(context, request, {
        values,
        read: read(recipient, values),
        operation: UpdateOrderDocument,
        variables: (value) => ({ input: { ...value, orderId: id, mobilePhone: `+${value.mobilePhone}` } }),
        onSuccess: () => returnToOrder(context, path, 'order-changed'),
      });
    }
    case 'recipient': {
      const values = valuesOf(form, Object.values(recipientFields));
      return submit(context, request, {
        values,
        read: read(otherRecipient, values),
        operation: UpdateOrderDocument,
        variables: async (value) => ({
          input: {
            ...(await contactsOf(context, request, id)),
            addressee: { name: value[recipientFields.name], phone: `+${value[recipientFields.phone]}` },
          },
        }),
        onSuccess: () => returnToOrder(context, path, 'order-changed'),
      });
    }
    case 'withdraw': {
      const requestId = text(form, 'request');
      if (!isId(requestId)) notFound();
      return submit(context, request, {
        ...noFields,
        operation: WithdrawReturnDocument,
        variables: () => ({ input: { orderId: id, requestId } }),
        onSuccess: () => returnToOrder(context, path, 'return-withdrawn'),
      });
    }
    case 'reschedule':
      return reschedule(context, request, form, { id, path });
    case 'repeat':
      return repeat(context, request, id, text(form, 'item'));
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

type Change = 'order-cancelled' | 'order-changed' | 'order-rescheduled' | 'return-withdrawn';

function returnToOrder(context: Context, path: string, notice: Change): Response {
  leaveNotice(context, notice);
  return redirect(path, 303);
}

/** An order with the contacts of its buyer and the comment, as they are and stay. */
async function contactsOf(context: Context, request: Request, orderId: string) {
  const { data: orderData } = await query(context, request, OrderInfoDocument, { id: orderId });
  const { contactName, mobilePhone, email, comment } = orderData?.order ?? notFound();
  return { orderId, contactName, mobilePhone, email, comment };
}

/** Another time of the courier; who receives the order stays as it is. */
async function reschedule(context: Context, request: Request, form: FormData, { id, path }: { id: string; path: string }) {
  const values = valuesOf(form, [timeField]);
  return submit(context, request, {
    values,
    read: read(rescheduling, values),
    operation: UpdateOrderDocument,
    async variables({ [timeField]: { date: deliveryDate, from: deliveryTimeFrom, to: deliveryTimeTo } }) {
      return { input: { ...(await contactsOf(context, request, id)), deliveryDate, deliveryTimeFrom, deliveryTimeTo } };
    },
    onSuccess: () => returnToOrder(context, path, 'order-rescheduled'),
  });
}

/**
 * Puts the goods of an order into the basket once more, one after another: each changes the basket; or one line of them alone. Old devices of an
 * order that nobody has received are still with their owner, and come along.
 */
async function repeat(context: Context, request: Request, id: string, itemId: string) {
  const { data: orderData } = await query(context, request, OrderInfoDocument, { id });
  const { items, status, exchangeDevices } = orderData?.order ?? notFound();
  const lines = items.map((item) => ({ ...item, parentId: item.parentId ?? null }));
  if (itemId !== '') {
    const line = lines.find((each) => each.id === itemId) ?? notFound();
    const { failure } = await addBundle({ context, request }, { ...itemNode([], line), quantity: 1 });
    if (failure !== null) leaveNotice(context, 'order-not-repeated');
    return redirect('/cart', 303);
  }
  let addedCount = 0;
  for (const { item, depth } of flattenTree(lines)) {
    // A warranty is nothing without what it is given on.
    if (depth > 0 || item.isWarranty) continue;
    const { failure, failedCount } = await addBundle({ context, request }, itemNode(lines, item));
    if (failure === null) addedCount += 1 + belongingTo(lines, item.id).length - failedCount;
  }
  let missing = items.length - addedCount;
  if (status === 'CANCELLED' || status === 'CLOSED') {
    for (const { tId, calculatorId, modelId, memory, condition, color } of exchangeDevices) {
      if (modelId == null || memory == null || condition == null) continue;
      const input = { tId, modelId, memory, condition, color, ...(calculatorId != null && { calculatorId }) };
      const { errors } = await query(context, request, KeepDeviceDocument, { input });
      if (errors.length > 0) missing += 1;
    }
  }
  if (missing > 0) leaveNotice(context, addedCount === 0 ? 'order-not-repeated' : 'order-partly-repeated');
  return redirect('/cart', 303);
}

type Item = NonNullable<NonNullable<OrderInfoQuery['order']>['items']>[number] & { parentId: string | null };

/** A line of an order with what was added to it, as it goes into a basket. */
const itemNode = (lines: readonly Item[], { id, productId, quantity, isWarranty }: Item): CartItem => ({
  productId,
  quantity,
  isWarranty,
  actionId: null,
  children: lines.filter(({ parentId }) => parentId === id).map((child) => itemNode(lines, child)),
});
