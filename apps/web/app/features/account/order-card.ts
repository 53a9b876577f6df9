import { deliveryTime, isAtHandover } from '../../entities/order/labels.ts';
import { moscowTimeText } from '../../entities/order/moscow-time.ts';
import type { AccountOrdersQuery } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';

export type AccountOrder = NonNullable<AccountOrdersQuery['orders']>['nodes'][number];

export const pathOf = ({ id }: Pick<AccountOrder, 'id'>): string => `/account/orders/${id}`;

/** What fits beside the name of the first. */
export const maxPictures = 3;

/** What was bought, without warranties, which belong to a thing. */
export const purchasedGoods = ({ items }: Pick<AccountOrder, 'items'>): AccountOrder['items'] =>
  items.filter(({ isWarranty }) => !isWarranty);

type State = Pick<
  AccountOrder,
  | 'isActive'
  | 'isCancelled'
  | 'isPhoneToConfirm'
  | 'isAwaitingPayment'
  | 'heldUntil'
  | 'receivedAt'
  | 'deliveryDate'
  | 'deliveryTimeFrom'
  | 'deliveryTimeTo'
>;

/** How an order stands, beside the name of its state; null where there is nothing to add to that. */
export function stateText(order: State): string | null {
  if (order.isCancelled) return 'Товары вернулись в продажу';
  if (!order.isActive) return order.receivedAt === null ? null : `Получен ${dateText(order.receivedAt)}`;
  const until = order.heldUntil === null ? '' : ` до ${moscowTimeText(order.heldUntil)}`;
  if (order.isPhoneToConfirm) return `Ждём, когда вы подтвердите телефон: товары отложены${until}`;
  if (order.isAwaitingPayment) return `Ждём оплату, товары отложены${until}`;
  const time = deliveryTime(order);
  return time === null ? null : `Получение: ${time}`;
}

/** Where an order that is picked up is collected; null for any other. */
export const pickupPlace = ({
  isActive,
  store,
  deliveryAddress,
}: Pick<AccountOrder, 'isActive' | 'store' | 'deliveryAddress'>): string | null => (isActive && store !== null ? deliveryAddress : null);

/** The page with the way to the store once the order waits there; null before. */
export const wayTo = (order: Pick<AccountOrder, 'isActive' | 'store' | 'steps'>): string | null =>
  order.isActive && isAtHandover(order) ? (order.store?.url ?? null) : null;
