import type { Order } from '../../../entities/order/labels.ts';
import { dayOf, dayTextOn } from '../../../platform/format/dates.ts';

type Request = Order['returnRequests'][number];
export type ReturnReason = Request['reason'];
export type ReturnHandover = NonNullable<Request['handover']>;

/** Why something is returned, in the order in which it is asked. */
export const reasonNames: Readonly<Record<ReturnReason, string>> = {
  CHANGED_MIND: 'Передумали',
  DEFECT: 'Нашли недостаток',
  WRONG_ITEM: 'Привезли или выдали не то',
  OTHER: 'Другая причина',
};

const statusNames: Readonly<Record<Request['status'], string>> = {
  NEW: 'рассматриваем',
  ACCEPTED: 'ждём покупку',
  REFUSED: 'отказано',
  DONE: 'покупка у нас',
  WITHDRAWN: 'отозвана',
};

/** «Заявка от 29 ноября: ждём покупку». */
export const requestTitle = ({ createdAt, status }: Pick<Request, 'createdAt' | 'status'>, today: string): string =>
  `Заявка от ${dayTextOn(dayOf(createdAt), today)}: ${statusNames[status]}`;

/** The way of a request; one that ends without a return has none. */
export function requestSteps(status: Request['status']): Order['steps'] {
  const reachedCount = { NEW: 1, ACCEPTED: 2, REFUSED: 0, DONE: 3, WITHDRAWN: 0 }[status];
  return ['Заявка отправлена', 'Ждём покупку', 'Покупка у нас'].slice(0, reachedCount === 0 ? 0 : 3).map((name, at) => ({
    name,
    isActive: at < reachedCount,
  }));
}

/** What of the order comes back: «Смартфон; чехол, 2 шт.». */
export function returnedGoods(
  { items }: Pick<Request, 'items'>,
  lines: readonly Pick<Order['items'][number], 'id' | 'name' | 'quantity'>[],
): string {
  return items
    .flatMap(({ itemId, quantity }) => {
      const line = lines.find(({ id }) => id === itemId);
      return line === undefined ? [] : [line.quantity === 1 ? line.name : `${line.name}, ${quantity} шт.`];
    })
    .join('; ');
}

/** What the shopper does next, or what the shop has said. */
export function nextOfRequest({ status, handover, answer }: Pick<Request, 'status' | 'handover' | 'answer'>, moneyBack: string): string {
  if (answer !== null) return answer;
  switch (status) {
    case 'NEW':
      return 'Проверим заявку и сообщим, что делать дальше.';
    case 'ACCEPTED':
      return handover === 'COURIER'
        ? 'Курьер позвонит и договорится, когда забрать покупку с комплектом.'
        : 'Принесите покупку с комплектом в любой магазин и назовите номер заказа.';
    case 'REFUSED':
      return 'Позвоните нам, и мы объясним, почему.';
    case 'DONE':
      return moneyBack;
    case 'WITHDRAWN':
      return 'Покупка остаётся у вас.';
  }
}

/** Until when something may be returned: «До 6 декабря, с недостатком — до 14 декабря». */
export function deadlinesText({ changedMind, defect }: NonNullable<Order['returnDeadlines']>, today: string): string {
  const ofDefect = `недостатком — до ${dayTextOn(defect, today)}`;
  return changedMind < today ? `С ${ofDefect}` : `До ${dayTextOn(changedMind, today)}, с ${ofDefect}`;
}

/** What is said of a return where nothing can be asked for any more; null where there is nothing to say. */
export function closedText({ returnDeadlines }: Pick<Order, 'returnDeadlines'>, today: string): string | null {
  return returnDeadlines !== null && returnDeadlines.defect < today
    ? `Срок возврата закончился ${dayTextOn(returnDeadlines.defect, today)}.`
    : null;
}

/** Whether the maker's warranty of all goods is over; not so while nobody tells of one. */
export function isWarrantyOver(items: readonly Pick<Order['items'][number], 'warrantyUntil'>[], today: string): boolean {
  const days = items.flatMap(({ warrantyUntil }) => warrantyUntil ?? []);
  return days.length > 0 && days.every((day) => day < today);
}
