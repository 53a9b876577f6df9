import { orderName } from '../../entities/basket/order-name.ts';
import type { Address } from '../../entities/order-draft/draft.ts';
import { shortStreet } from '../../entities/store/street.ts';
import { whenText } from '../../platform/format/handover.ts';
import { exactRubles, rubles } from '../../platform/format/money.ts';
import type { DeliveryMethod, Option, OrderDelivery } from './delivery-choice.ts';
import { deliveryMethodNames } from './delivery-choice.ts';

/** A place in one line: «Витрина, просп. Киевский, д. 7А». Its name often has the street already, which is said once. */
export const placeText = ({ name, address }: { name: string; address: string }): string =>
  [...new Set(shortStreet(`${name}, ${address}`).split(', '))].join(', ');

/** An address in one line. */
export function addressText({ street, houseNumber, housing, building, floor, flatNumber }: Address): string {
  const parts = [street, `д.\u00a0${houseNumber}`];
  if (housing !== '') parts.push(`корп.\u00a0${housing}`);
  if (building !== '') parts.push(`стр.\u00a0${building}`);
  if (flatNumber !== '') parts.push(`кв.\u00a0${flatNumber}`);
  if (floor !== '') parts.push(`этаж\u00a0${floor}`);
  return parts.join(', ');
}

/** How codes and certificates come. */
export const sentText = (hasPreorders: boolean): string =>
  `Пришлём на электронную почту после оплаты${hasPreorders ? ', предзаказанные коды — в день начала продаж' : ''}`;

/** What was chosen, in lines for a folded step; places and addresses with their city. */
export function orderDeliveryLines(orderDeliveries: readonly OrderDelivery[], address: Address | null, cityName: string): string[] {
  const isSplit = orderDeliveries.length > 1;
  return orderDeliveries.flatMap(({ order, way, option }, at) => {
    const name = isSplit ? `${orderName(order.key, at + 1)}: ` : '';
    if (way === null || option === null) {
      const text = sentText(order.isPreorder);
      return [isSplit ? `${name}${text.charAt(0).toLowerCase()}${text.slice(1)}` : text];
    }
    const parts = [`${name}${deliveryMethodNames[way]}`, whenText(option), rubles(option.cost.amount), prepaymentText(option)];
    return [parts.filter((part) => part !== null).join(', '), ...placeLines(way, option, address).map((line) => `${cityName}, ${line}`)];
  });
}

/** What has to be paid in advance of a way; null for nothing. */
export const prepaymentText = ({ costPrepayment }: Pick<Option, 'costPrepayment'>): string | null =>
  costPrepayment.amount > 0 ? `предоплата ${exactRubles(costPrepayment.amount)}` : null;

function placeLines(way: DeliveryMethod, { store }: Option, address: Address | null): string[] {
  if (way === 'PICKUP') return store ? [placeText(store)] : [];
  return address === null ? [] : [addressText(address)];
}
