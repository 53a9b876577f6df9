import type { Choice, DeliveryDraft, Draft } from '../../entities/order-draft/draft.ts';
import type { CheckoutOrderFactsFragment } from '../../generated/graphql.ts';
import { expressField, placeField, slotField, wayField } from './delivery-fields.ts';

export type CheckoutOrder = CheckoutOrderFactsFragment;
type PickupOption = CheckoutOrder['pickup'][number];
type ExpressOption = NonNullable<CheckoutOrder['expressOptions']>[number];
/** What every way has; a place of its own has picking up, and express the one that it comes from. */
export type Option = CheckoutOrder['courier'][number] &
  Partial<Pick<PickupOption, 'store'>> &
  Partial<Pick<ExpressOption, 'salePoint' | 'salePointId'>>;

/** Ways to get an order, in the order in which they are offered. */
export const deliveryMethods = ['PICKUP', 'COURIER', 'EXPRESS'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export const deliveryMethodNames: Record<DeliveryMethod, string> = { PICKUP: 'Самовывоз', COURIER: 'Курьер', EXPRESS: 'Экспресс-доставка' };

/** Options of one way, the earliest first. */
export function optionsOf(order: CheckoutOrder, way: DeliveryMethod): Option[] {
  if (way === 'PICKUP') return order.pickup.filter(({ storeId }) => storeId !== null);
  if (way === 'COURIER') return order.courier.filter(({ interval }) => interval !== null);
  return order.expressOptions ?? [];
}

/** Only the ways that are possible. */
export const deliveryMethodsOf = (order: CheckoutOrder): DeliveryMethod[] =>
  deliveryMethods.filter((way) => optionsOf(order, way).length > 0);

/** Codes and certificates are sent; everything else has to be delivered. */
export const physicalOrders = (orders: readonly CheckoutOrder[]): CheckoutOrder[] => orders.filter(({ isDigital }) => !isDigital);

/** Whether every order that has to be delivered can be. */
export const areDeliverable = (orders: readonly CheckoutOrder[]): boolean =>
  physicalOrders(orders).every((order) => deliveryMethodsOf(order).length > 0);

/** The option that was chosen; null when it is not possible any more. */
export function optionOf(order: CheckoutOrder, choice: Choice | undefined): Option | null {
  if (choice === undefined) return null;
  const same = (option: Option): boolean => {
    if (option.typeId !== choice.typeId) return false;
    if (choice.way === 'PICKUP') return option.storeId === choice.storeId;
    // The store that sends may have been left to the shop.
    if (choice.way === 'EXPRESS') return choice.salePointId === null || option.salePointId === choice.salePointId;
    return option.interval === choice.interval && Date.parse(option.datetime) === Date.parse(choice.datetime);
  };
  return optionsOf(order, choice.way).find(same) ?? null;
}

/** Name of the field with the option of a way. */
export const fieldOf = (way: DeliveryMethod, key: string): string =>
  ({ PICKUP: placeField, COURIER: slotField, EXPRESS: expressField })[way](key);

/** The place that a way has: where it is picked up, or where it comes from; null for a courier, or one that could not be loaded. */
export const placeOf = ({ store, salePoint }: Option): NonNullable<PickupOption['store']> | null => store ?? salePoint ?? null;

/** An option in one word, as a radio button sends it. */
export function optionValue(way: DeliveryMethod, { typeId, storeId, salePointId, datetime, interval }: Option): string {
  if (way === 'PICKUP') return `${typeId}:${storeId}`;
  return way === 'COURIER' ? `${datetime}|${interval}` : `${typeId}:${salePointId ?? ''}`;
}

/** The option that a form has ticked for an order; undefined when it is not possible any more. */
export function tickedOption(
  order: CheckoutOrder,
  values: Readonly<Record<string, string>>,
): { way: DeliveryMethod; option: Option } | undefined {
  const way = deliveryMethodsOf(order).find((each) => each === values[wayField(order.key)]);
  if (way === undefined) return undefined;
  const options = optionsOf(order, way);
  const field = fieldOf(way, order.key);
  // Where no store has been named the quickest sends it.
  const option = way === 'EXPRESS' && !values[field] ? options[0] : options.find((each) => optionValue(way, each) === values[field]);
  return option === undefined ? undefined : { way, option };
}

/** What the way costs that is ticked for an order; undefined where none is, or where it depends on a place or an hour still to be chosen. */
function tickedCost(order: CheckoutOrder, values: Readonly<Record<string, string>>): number | undefined {
  const option = tickedOption(order, values)?.option;
  if (option !== undefined) return option.cost.amount;
  const way = deliveryMethodsOf(order).find((each) => each === values[wayField(order.key)]);
  const [first, ...rest] = way === undefined ? [] : optionsOf(order, way);
  return rest.every(({ cost }) => cost.amount === first?.cost.amount) ? first?.cost.amount : undefined;
}

/** What the ticked deliveries cost, in kopecks; null as long as one of the orders has none. */
export function tickedCosts(orders: readonly CheckoutOrder[], values: Readonly<Record<string, string>>): number[] | null {
  const costs = orders.flatMap((order) => tickedCost(order, values) ?? []);
  return costs.length === orders.length ? costs : null;
}

/** How an option is written down. */
export function choiceOf(way: DeliveryMethod, option: Option): Choice | null {
  const { typeId, storeId, salePointId = null, datetime, interval } = option;
  if (way === 'EXPRESS') return { way, typeId, salePointId };
  if (way === 'PICKUP') return storeId === null ? null : { way, typeId, storeId };
  return interval === null ? null : { way, typeId, datetime, interval };
}

/** An order together with how it is got; an option is missing for what is sent. */
export interface OrderDelivery {
  order: CheckoutOrder;
  way: DeliveryMethod | null;
  option: Option | null;
}

/** Whether a delivery was chosen or typed for this very order in another city. */
export const isOfOtherCity = (delivery: Draft['delivery'], cityId: string): boolean =>
  delivery !== null && delivery.rev > 0 && delivery.cityId !== cityId;

/** Every order with its chosen way; null as long as one of them has none that is still possible. */
export function resolveDeliveries(
  orders: readonly CheckoutOrder[],
  delivery: DeliveryDraft | null,
  cityId: string,
): OrderDelivery[] | null {
  const choices = delivery?.cityId === cityId && !delivery.isUnfinished ? delivery.choices : {};
  const orderDeliveries: OrderDelivery[] = [];
  for (const order of orders) {
    const choice = choices[order.key];
    const option = optionOf(order, choice);
    if (order.isDigital) orderDeliveries.push({ order, way: null, option: null });
    else if (choice === undefined || option === null) return null;
    else if (choice.way !== 'PICKUP' && !delivery?.address) return null;
    else orderDeliveries.push({ order, way: choice.way, option });
  }
  return orderDeliveries;
}
