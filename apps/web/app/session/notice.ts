/** Messages that are shown once, after a redirect. Only the code travels in the cookie, so nobody can write our texts. */
const notices = {
  'out-of-stock': { kind: 'bad', text: 'Этот товар только что закончился. Посмотрите похожие или выберите другой.' },
  'basket-failed': { kind: 'bad', text: 'Не получилось изменить корзину. Попробуйте ещё раз.' },
  'basket-kept': { kind: 'bad', text: 'Не получилось очистить корзину. Попробуйте ещё раз через минуту.' },
  'basket-changed': { kind: 'bad', text: 'Пока вы оформляли заказ, наличие изменилось. Проверьте корзину.' },
  'basket-elsewhere': { kind: 'bad', text: 'Корзина изменилась в другой вкладке. Проверьте её и оформите заказ ещё раз.' },
  'order-recheck': { kind: 'bad', text: 'Пока вы оформляли заказ, условия изменились. Проверьте этот шаг и продолжите.' },
  'order-unanswered': {
    kind: 'bad',
    text: 'Магазин не успел ответить. Нажмите «Оформить заказ» ещё раз: второй заказ не появится.',
  },
  'payment-failed': { kind: 'bad', text: 'Заказ оформлен, но страница оплаты не открылась. Выберите способ и попробуйте ещё раз.' },
  'vote-failed': { kind: 'bad', text: 'Не получилось учесть ваш голос. Попробуйте ещё раз.' },
  'vote-limited': { kind: 'bad', text: 'С вашего адреса слишком много голосов. Попробуйте через четверть часа.' },
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
