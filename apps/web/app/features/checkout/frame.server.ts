import { needsDelivery } from '../../entities/basket/receiving.ts';
import { giftLines } from '../../entities/order/gift-recipient.ts';
import type { Draft } from '../../entities/order-draft/draft.ts';
import { standingOf } from '../../entities/smart-price/standing.ts';
import { termText } from '../../platform/format/lending.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { goods as goodsForms, pluralize } from '../../platform/format/plural.ts';
import { physicalOrders } from './delivery-choice.ts';
import { orderDeliveryLines, sentText } from './delivery-labels.ts';
import type { Frame } from './frame.ts';
import type { OneClick, OpenStep } from './load.server.ts';
import { termOf } from './payment-methods.ts';
import type { ChosenPlan } from './payments/chosen-plan.server.ts';
import { type StepId, stepAt, steps } from './steps.ts';
import { basketTotals } from './totals.ts';

/** What stands around a step, made from what was loaded for it; `plan` where the methods of payment were not. */
export function frameOf(checkout: OpenStep | OneClick, current: StepId, plan: ChosenPlan | null = null): Frame {
  const { basket, draft } = checkout;
  const isDelivered = isDeliveredAtAll(checkout);
  const lines: Record<StepId, string[]> = {
    basket: [
      `${pluralize(basket.quantity, goodsForms)} на ${exactRubles(basket.totalSum.amount)}`,
      // Where nothing is said of delivery.
      ...(checkout.kind === 'one-click' ? giftLines(basket.gift) : []),
    ],
    contacts: contactLines(draft),
    delivery: isDelivered
      ? deliveryLines(checkout)
      : [sentText(basket.items.some(({ isPreorder }) => isPreorder)), ...giftLines(basket.gift)],
    payments: paymentLines(checkout, plan),
    summary: [],
  };
  return {
    steps: steps.map(({ id, title, path }) => ({
      id,
      title,
      path: id === 'delivery' && !isDelivered ? null : path,
      state: id === current ? 'current' : stepAt(id) < stepAt(current) ? 'done' : 'ahead',
      lines: lines[id],
    })),
    goods: basket.items.map(({ id, product, productId, quantity, sum }) => ({
      id,
      name: product?.name ?? `Товар ${productId}`,
      image: product?.images[0] ?? null,
      quantity,
      sum: sum.amount,
    })),
    quantity: basket.quantity,
    totals: basketTotals(basket, checkout.kind === 'step' ? checkout.quote : null),
    smartPrice: standingOf(basket.smartPrice),
  };
}

/** Whether anything is delivered: by the orders where they are loaded, else as far as the goods tell. */
const isDeliveredAtAll = (checkout: OpenStep | OneClick): boolean =>
  checkout.kind === 'step' && checkout.orders.length > 0
    ? physicalOrders(checkout.orders).length > 0
    : needsDelivery(checkout.basket.items);

function contactLines({ contacts }: Draft): string[] {
  if (contacts === null) return [];
  const { firstName, lastName, phone, email, company } = contacts;
  return [
    `${firstName} ${lastName}`.trim(),
    [phoneText(phone), email].filter((part) => part !== '').join(', '),
    ...(company ? [`${company.name}, ИНН ${company.inn}`] : []),
  ];
}

function paymentLines(checkout: OpenStep | OneClick, plan: ChosenPlan | null): string[] {
  if (checkout.kind !== 'step' || checkout.method === null) return plan?.cost == null ? [] : [plan.name, plan.cost];
  const term = termOf(checkout.method, checkout.draft.payment?.months);
  return [checkout.method.name, ...(term === null ? [] : [termText(term)])];
}

function deliveryLines(checkout: OpenStep | OneClick): string[] {
  if (checkout.kind !== 'step' || checkout.orderDeliveries === null) return [];
  const { basket, orderDeliveries, draft, cityName } = checkout;
  const { address = null, comment = '', addressee = null, sim } = draft.delivery ?? {};
  return [
    ...orderDeliveryLines(orderDeliveries, address, cityName),
    ...giftLines(basket.gift),
    ...(addressee === null ? [] : [`Получит ${addressee.name}, ${phoneText(addressee.phone)}`]),
    ...(sim ? ['SIM-карта к смартфону, бесплатно'] : []),
    ...(comment === '' ? [] : [`Комментарий: ${comment}`]),
  ];
}
