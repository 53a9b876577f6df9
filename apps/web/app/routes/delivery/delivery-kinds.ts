import { deliveryTypes, pickupPointTypes, postamatTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { largeParcel } from '@vitrina/services/rules/parcels.ts';
import { storage } from '@vitrina/services/rules/reservation.ts';

export type DeliveryKind = 'store' | 'point' | 'locker' | 'courier' | 'express';

/** Ways to get an order in a city with these types of delivery; a city that tells none may have any of them. */
export function deliveryKindsIn(typeIds: readonly string[]): DeliveryKind[] {
  const all: DeliveryKind[] = ['store', 'point', 'locker', 'courier', 'express'];
  if (typeIds.length === 0) return all;
  const has = new Set(typeIds.map((id) => deliveryKindOf(Number(id))));
  return all.filter((kind) => has.has(kind));
}

/** Every type that is no other is a courier's, whose number the specification does not show. */
function deliveryKindOf(typeId: number): DeliveryKind {
  if (typeId === deliveryTypes.store) return 'store';
  if (pickupPointTypes.some((type) => type === typeId)) return 'point';
  if (postamatTypes.some((type) => type === typeId)) return 'locker';
  return typeId === deliveryTypes.express ? 'express' : 'courier';
}

/** What whoever receives an order says and shows, in a store or to a courier. */
export const receivingText = 'Назовите номер заказа и телефон, указанный в нём; паспорт нужен только для кредита при получении.';

/** What each kind is. Costs and days are those of the goods, so they stand with these. */
export const deliveryKindTexts: Readonly<Record<DeliveryKind, { title: string; text: string; note: string }>> = {
  store: {
    title: 'Самовывоз из магазина',
    text: 'Товар, который есть на полке, отложим за 15 минут. Если его нет рядом, привезём из другого магазина или со склада.',
    note: 'Можно посмотреть, проверить и оплатить на месте.',
  },
  point: {
    title: 'Мультицентры и пункты выдачи',
    text: 'Пункты «Витрины» и партнёров рядом с домом. В мультицентре заодно примут технику в ремонт и оценят старую.',
    note: `Неоплаченный заказ храним ${storage.text}.`,
  },
  locker: {
    title: 'Постаматы',
    text: 'Ячейка открывается кодом из сообщения, многие работают круглосуточно. Подходит для небольших покупок.',
    note: 'Заказ нужно оплатить заранее.',
  },
  courier: {
    title: 'Курьер',
    text: 'Привезёт в выбранный день и промежуток времени, позвонит заранее. Крупную технику доставят двое.',
    note: 'Осмотрите покупку при курьере; не подошла — он увезёт её обратно.',
  },
  express: {
    title: 'Экспресс-доставка',
    text: 'Товар из ближайшего магазина привезём в тот же день, обычно за час. Способ появляется, пока магазин открыт.',
    note: `Не для крупной техники: тяжелее ${largeParcel.kilograms}\u00a0кг, длиннее ${largeParcel.longestSide}\u00a0см или больше ${largeParcel.litres}\u00a0л.`,
  },
};
