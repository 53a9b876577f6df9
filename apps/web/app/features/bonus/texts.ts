/** How a bonus card works, wherever it is explained. */
export const worthText = 'Один бонус — это один рубль скидки.';
export const earnedText = 'Бонусы начисляются, когда заказ получен и оплачен.';
export const spentText =
  'Списать их можно при оформлении заказа, на шаге «Оплата». Сколько — зависит от товаров, но хотя бы рубль вы заплатите деньгами.';
export const returnedText = 'Если заказ отменён или не оплачен вовремя, списанные бонусы вернутся на карту.';
