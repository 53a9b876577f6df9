import type { CheckoutDeliveriesQuery } from '../../generated/graphql.ts';
import type { Choice, DeliveryDraft } from '../draft/draft.ts';

export type CheckoutOrder = NonNullable<CheckoutDeliveriesQuery['checkoutOrders']>[number];
export type PickupOption = CheckoutOrder['pickup'][number];
/** What every way has; a place of its own only picking up has. */
export type Option = CheckoutOrder['courier'][number] & Partial<Pick<PickupOption, 'store'>>;

/** Ways to get an order, in the order in which they are offered. */
export const ways = ['PICKUP', 'COURIER', 'EXPRESS'] as const;
export type Way = (typeof ways)[number];

export const wayNames: Record<Way, string> = { PICKUP: 'Самовывоз', COURIER: 'Курьер', EXPRESS: 'Экспресс-доставка' };

/** Options of one way, the earliest first. */
export function optionsOf(order: CheckoutOrder, way: Way): Option[] {
  if (way === 'PICKUP') return order.pickup.filter(({ storeId }) => storeId !== null);
  if (way === 'COURIER') return order.courier.filter(({ interval }) => interval !== null);
  return order.express === null ? [] : [order.express];
}

/** Only the ways that are possible. */
export const waysOf = (order: CheckoutOrder): Way[] => ways.filter((way) => optionsOf(order, way).length > 0);

/** Codes and certificates are sent; everything else has to be delivered. */
export const delivered = (orders: readonly CheckoutOrder[]): CheckoutOrder[] => orders.filter(({ isDigital }) => !isDigital);

/** Whether every order that has to be delivered can be. */
export const areDeliverable = (orders: readonly CheckoutOrder[]): boolean => delivered(orders).every((order) => waysOf(order).length > 0);

/** The option that was chosen; null when it is not possible any more. */
export function optionOf(order: CheckoutOrder, choice: Choice | undefined): Option | null {
  if (choice === undefined) return null;
  const same = (option: Option): boolean => {
    if (option.typeId !== choice.typeId) return false;
    if (choice.way === 'PICKUP') return option.storeId === choice.storeId;
    if (choice.way === 'EXPRESS') return true;
    return option.interval === choice.interval && Date.parse(option.datetime) === Date.parse(choice.datetime);
  };
  return optionsOf(order, choice.way).find(same) ?? null;
}

/** An option in one word, as a radio button sends it. */
export function optionValue(way: Way, { typeId, storeId, datetime, interval }: Option): string {
  if (way === 'PICKUP') return `${typeId}:${storeId}`;
  return way === 'COURIER' ? `${datetime}|${interval}` : `${typeId}`;
}

/** How an option is written down. */
export function choiceOf(way: Way, option: Option): Choice | null {
  const { typeId, storeId, datetime, interval } = option;
  if (way === 'EXPRESS') return { way, typeId };
  if (way === 'PICKUP') return storeId === null ? null : { way, typeId, storeId };
  return interval === null ? null : { way, typeId, datetime, interval };
}

/** An order together with how it is got; an option is missing for what is sent. */
export interface Arranged {
  order: CheckoutOrder;
  way: Way | null;
  option: Option | null;
}

/** Every order with its chosen way; null as long as one of them has none that is still possible. */
export function arrange(orders: readonly CheckoutOrder[], delivery: DeliveryDraft | null, cityId: string): Arranged[] | null {
  const choices = delivery?.cityId === cityId ? delivery.choices : {};
  const arranged: Arranged[] = [];
  for (const order of orders) {
    const choice = choices[order.key];
    const option = optionOf(order, choice);
    if (order.isDigital) arranged.push({ order, way: null, option: null });
    else if (choice === undefined || option === null) return null;
    else if (choice.way !== 'PICKUP' && !delivery?.address) return null;
    else arranged.push({ order, way: choice.way, option });
  }
  return arranged;
}
