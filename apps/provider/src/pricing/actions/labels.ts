import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { Condition } from './terms.ts';

/** A condition as a shopper reads it: what is asked for, and what is missing yet. */
export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'goods':
      return 'Добавьте в корзину товар, на который действует акция';
    case 'sum':
      if (condition.isMet) return `Товары в одном заказе от ${formatKopecks(condition.minSum)}`;
      return condition.isInOrders
        ? `Товары этой корзины станут несколькими заказами, а сумма считается в одном: добавьте в него ещё на ${formatKopecks(condition.missing)}`
        : `Добавьте товаров ещё на ${formatKopecks(condition.missing)}: акция действует от ${formatKopecks(condition.minSum)} в одном заказе`;
    case 'partner':
      if (condition.isMet) {
        return condition.missing === 0
          ? 'Куплено вместе с товаром из комплекта'
          : `Куплено вместе с товаром из комплекта. Ещё ${condition.missing}\u00a0шт. — по своей цене: каждому нужен свой товар из комплекта`;
      }
      return condition.isInOtherOrder
        ? 'Товар из комплекта — в другом заказе этой корзины, а скидка считается в одном'
        : `Добавьте в корзину товар из комплекта${condition.missing > 1 ? ` — ещё ${condition.missing}\u00a0шт.` : ''}`;
    case 'trade-in':
      return condition.devices === 1 ? 'Сдайте старое устройство' : `Сдайте старые устройства — ${condition.devices}\u00a0шт.`;
    case 'service':
      return condition.isMet ? 'С дополнительной гарантией' : 'Добавьте к товару дополнительную гарантию';
    case 'payment':
      return condition.isMet ? 'Выбран способ оплаты этой акции' : 'Выберите этот способ на шаге «Оплата»: скидка войдёт в итог';
  }
}
