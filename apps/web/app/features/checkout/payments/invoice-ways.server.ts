import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { RouterContextProvider } from 'react-router';
import type { Choice } from '../../../entities/order-draft/draft.ts';
import { CheckoutMethodsDocument } from '../../../generated/graphql.ts';
import { type PluralForms, pluralize } from '../../../platform/format/plural.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import {
  type CheckoutOrder,
  choiceOf,
  type DeliveryMethod,
  deliveryMethodNames,
  deliveryMethods,
  type Option,
  optionsOf,
  physicalOrders,
  placeOf,
} from '../delivery-choice.ts';
import { placeText } from '../delivery-labels.ts';
import type { OpenStep } from '../load.server.ts';
import { deliveryInputs } from '../order-input.ts';
import { lacksInvoice } from '../payment-methods.ts';

type Step = Pick<OpenStep, 'orders' | 'orderDeliveries' | 'methods' | 'draft'>;

const addressForms: PluralForms = ['адрес', 'адреса', 'адресов'];
const list = new Intl.ListFormat('ru', { type: 'disjunction' });

const allowsInvoice = ({ paymentTypeIds }: Option): boolean => paymentTypeIds?.includes(String(paymentTypes.nonCash)) ?? true;

/**
 * For a company that is offered no invoice: the ways to get its orders with which it is, in words; empty where there are none. Null for anybody
 * else, and while nobody has said how they are got or knows what may pay them.
 */
export async function invoiceWays(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { orders, orderDeliveries, methods, draft }: Step,
): Promise<string | null> {
  if (draft.contacts?.company === undefined || methods === null || orderDeliveries === null || !lacksInvoice(methods)) return null;
  const physical = physicalOrders(orders);
  const ways = await Promise.all(
    deliveryMethods.map(async (way) => {
      const options = physical.map((order) => optionsOf(order, way).filter(allowsInvoice));
      // Stores, partners' points and lockers are ways of their own to the provider: one may take what another does not.
      const kinds = [...new Set(options.flatMap((ofOrder) => ofOrder.map(({ typeId }) => typeId)))];
      const taken = await Promise.all(
        kinds.map(async (kind) => {
          const ofKind = options.map((ofOrder) =>
            ofOrder.some(({ typeId }) => typeId === kind) ? ofOrder.filter(({ typeId }) => typeId === kind) : ofOrder,
          );
          const choices = choicesOf(physical, way, ofKind);
          if (choices === null) return [];
          const deliveries = deliveryInputs({ choices, address: null });
          const { data } = await query(context, request, CheckoutMethodsDocument, { deliveries });
          return data?.paymentMethods == null || lacksInvoice(data.paymentMethods) ? [] : [kind];
        }),
      );
      const takenKinds = new Set(taken.flat());
      if (takenKinds.size === 0) return [];
      return [
        wayText(
          way,
          options.map((ofOrder) => ofOrder.filter(({ typeId }) => takenKinds.has(typeId))),
        ),
      ];
    }),
  );
  return list.format(ways.flat());
}

/** The first of these options for each order; null where one of them has none, and where nothing is delivered. */
function choicesOf(orders: readonly CheckoutOrder[], way: DeliveryMethod, options: readonly Option[][]): Record<string, Choice> | null {
  const choices = orders.flatMap(({ key }, at) => {
    const [option] = options[at] ?? [];
    const choice = option === undefined ? null : choiceOf(way, option);
    return choice === null ? [] : [[key, choice] as const];
  });
  return choices.length === 0 || choices.length < orders.length ? null : Object.fromEntries(choices);
}

/** «самовывоз (Витрина, просп. Киевский, д. 7А, и ещё 3 адреса)», «курьер». */
function wayText(way: DeliveryMethod, [options = [], ...others]: readonly Option[][]): string {
  const name = deliveryMethodNames[way].toLowerCase();
  const [place, ...more] = way === 'PICKUP' && others.length === 0 ? options.flatMap((option) => placeOf(option) ?? []) : [];
  if (place === undefined) return name;
  return `${name} (${placeText(place)}${more.length === 0 ? '' : `, и\u00a0ещё ${pluralize(more.length, addressForms)}`})`;
}
