/** Messages that are shown once, after a redirect. Only the code travels in the cookie, so nobody can write our texts. */
const notices = {
  'out-of-stock': { kind: 'bad', text: 'Этот товар только что закончился. Посмотрите похожие или выберите другой.' },
  'no-more-pieces': { kind: 'bad', text: 'Больше этого товара нет.' },
  'basket-failed': { kind: 'bad', text: 'Не получилось изменить корзину. Попробуйте ещё раз.' },
  'promocode-waits': { kind: 'good', text: 'Промокод сохранён. Он сработает, когда в корзине появятся товары акции.' },
  'promocode-kept': { kind: 'bad', text: 'Не получилось убрать промокод. Попробуйте ещё раз.' },
  'card-added': { kind: 'good', text: 'Карта добавлена.' },
  'card-confirmed': { kind: 'good', text: 'Номер карты подтверждён.' },
  'card-removed': { kind: 'good', text: 'Карта убрана. Бонусы на ней сохранились: её можно добавить снова.' },
  'bonuses-kept': { kind: 'bad', text: 'Не получилось отменить списание бонусов. Попробуйте ещё раз.' },
  'present-gone': { kind: 'bad', text: 'Этого подарка больше нет.' },
  'basket-kept': { kind: 'bad', text: 'Не получилось очистить корзину. Попробуйте ещё раз через минуту.' },
  'bundle-partly': { kind: 'bad', text: 'Часть комплекта добавить не получилось. Проверьте корзину.' },
  'smart-price-failed': { kind: 'bad', text: 'Умная цена сейчас недоступна. Попробуйте ещё раз через минуту.' },
  'credit-changed': { kind: 'bad', text: 'Условия рассрочки изменились. Проверьте платежи и выберите срок ещё раз.' },
  'credit-term': { kind: 'bad', text: 'У этого способа другие сроки. Выберите срок из показанных и нажмите ещё раз.' },
  'credit-limit': { kind: 'bad', text: 'Покупка вместе с корзиной больше вашего лимита. Выберите другой способ.' },
  'credit-warranty': { kind: 'bad', text: 'К этой рассрочке нужна дополнительная гарантия. Выберите гарантию или другой срок.' },
  'credit-conditions': {
    kind: 'bad',
    text: 'Для этого срока выполнены не все условия: они названы ниже. Выполните их или выберите другой срок.',
  },
  'basket-changed': { kind: 'bad', text: 'Пока вы оформляли заказ, наличие изменилось. Проверьте корзину.' },
  'action-unpaid': { kind: 'bad', text: 'Доставка не загрузилась, а выбранная акция не оплачивается на сайте. Проверьте корзину.' },
  'basket-elsewhere': { kind: 'bad', text: 'Корзина изменилась в другой вкладке. Проверьте её и оформите заказ ещё раз.' },
  'payer-changed': { kind: 'good', text: 'Покупатель изменился, а с ним и способы оплаты. Проверьте, чем платить.' },
  'order-recheck': { kind: 'bad', text: 'Пока вы оформляли заказ, условия изменились. Проверьте этот шаг и продолжите.' },
  'order-unanswered': {
    kind: 'bad',
    text: 'Магазин не успел ответить. Нажмите «Оформить заказ» ещё раз: второй заказ не появится.',
  },
  'payment-failed': { kind: 'bad', text: 'Заказ оформлен, но страница оплаты не открылась. Выберите способ и попробуйте ещё раз.' },
  'basket-merged': { kind: 'good', text: 'Товары, которые вы выбрали до входа, добавлены в вашу корзину.' },
  'basket-merged-more': {
    kind: 'good',
    text: 'Товары, которые вы выбрали до входа, теперь в вашей корзине. Где количество различалось, осталось большее: проверьте его.',
  },
  'basket-merged-partly': {
    kind: 'bad',
    text: 'В корзине помещается не больше 100 разных товаров. Остальные, выбранные до входа, теперь в избранном, пока там есть место.',
  },
  'password-changed': { kind: 'good', text: 'Пароль изменён. Войдите с новым паролем.' },
  'code-resent': { kind: 'good', text: 'Отправили новый код. Прежний больше не подойдёт.' },
  'code-over': { kind: 'bad', text: 'Код уже не действует. Запросите новый.' },
  'order-not-opened': { kind: 'bad', text: 'Заказ целиком здесь не открыть. Узнайте, как он идёт, по номеру и телефону.' },
  'order-cancelled': { kind: 'good', text: 'Готово, заказ отменён.' },
  'order-rescheduled': { kind: 'good', text: 'Время доставки изменено.' },
  'order-changed': { kind: 'good', text: 'Изменения сохранены.' },
  'return-withdrawn': { kind: 'good', text: 'Заявка на возврат отозвана, покупка остаётся у вас.' },
  'return-requested': { kind: 'good', text: 'Заявка на возврат отправлена. Проверим её и сообщим, что делать дальше.' },
  'return-unsupported': { kind: 'bad', text: 'Заявку на сайте сейчас не принять. Позвоните нам или принесите покупку в магазин.' },
  'order-not-repeated': { kind: 'bad', text: 'Этих товаров сейчас нет в продаже, в корзину добавить нечего.' },
  'order-partly-repeated': { kind: 'bad', text: 'Часть товаров из этого заказа сейчас не купить. Остальные — в корзине.' },
  'profile-saved': { kind: 'good', text: 'Изменения сохранены.' },
  'email-sent': { kind: 'good', text: 'Изменения сохранены. Чтобы подтвердить новую почту, откройте ссылку из письма.' },
  'email-confirmed': { kind: 'good', text: 'Электронная почта подтверждена.' },
  'email-not-confirmed': { kind: 'bad', text: 'Ссылка уже не действует. Сохраните почту ещё раз, и мы пришлём новую.' },
  'arrival-told': { kind: 'good', text: 'Сообщим, как только товар появится.' },
  'price-told': { kind: 'good', text: 'Сообщим, когда цена станет ниже.' },
  'arrival-forgotten': { kind: 'good', text: 'Больше не будем сообщать об этом товаре.' },
  'arrival-failed': { kind: 'bad', text: 'Не получилось сохранить. Попробуйте ещё раз через минуту.' },
  'account-removed': { kind: 'good', text: 'Учётная запись удалена.' },
  'review-sent': { kind: 'good', text: 'Спасибо за отзыв! Мы проверим его и опубликуем; пока он виден только вам.' },
  'question-sent': { kind: 'good', text: 'Вопрос отправлен. Мы проверим его и опубликуем; пока он виден только вам.' },
  'answer-sent': { kind: 'good', text: 'Спасибо за ответ! Мы проверим его и опубликуем; пока он виден только вам.' },
  'vote-failed': { kind: 'bad', text: 'Голос не засчитан. Попробуйте ещё раз чуть позже.' },
  'favorites-added': { kind: 'good', text: 'Добавлено в избранное.' },
  'favorites-removed': { kind: 'good', text: 'Убрано из избранного.' },
  'favorites-full': { kind: 'bad', text: 'В избранном больше нет места. Уберите лишние товары, чтобы добавить новые.' },
  'favorites-not-bought': { kind: 'bad', text: 'Этих товаров сейчас нет в продаже, в корзину добавить нечего.' },
  'favorites-partly-bought': { kind: 'bad', text: 'Часть товаров из избранного сейчас не купить. Остальные — в корзине.' },
  'compare-added': { kind: 'good', text: 'Добавлено к сравнению.' },
  'compare-removed': { kind: 'good', text: 'Убрано из сравнения.' },
  'compare-full': { kind: 'bad', text: 'В сравнении больше нет места. Уберите лишние товары, чтобы добавить новые.' },
  'product-gone': { kind: 'bad', text: 'Этот товар больше не продаётся.' },
  'list-failed': { kind: 'bad', text: 'Не получилось сохранить. Попробуйте ещё раз через минуту.' },
  'vote-limited': { kind: 'bad', text: 'С вашего адреса слишком много голосов. Попробуйте через четверть часа.' },
  'employee-over': { kind: 'bad', text: 'Смена закончилась, заказ ещё не оформлен. Войдите снова: корзина и данные покупателя остались.' },
  'city-changed': { kind: 'good', text: 'Город изменён. Наличие, доставка и цены — для него.' },
} as const satisfies Record<string, { kind: 'good' | 'bad'; text: string }>;

export type NoticeCode = keyof typeof notices;

export interface Notice {
  kind: 'good' | 'bad';
  text: string;
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}

/** The message of a code; null for a code that the shop does not know. */
export function noticeOf(code: string): Notice | null {
  return isNoticeCode(code) ? notices[code] : null;
}
