import { reservation } from '@vitrina/services/rules/reservation.ts';
import { changedMindText, codesBackText, defectText, moneyBackText } from '../../entities/order/return-texts.ts';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { earnedText, returnedText, spentText, worthText } from '../../features/bonus/texts.ts';
import { maxWarrantyRepairDays } from '../../features/repair/labels.ts';
import { plural, pluralize } from '../../platform/format/plural.ts';
import type { IconName } from '../../ui/icon.tsx';
import { deliveryKindTexts, receivingText } from '../delivery/delivery-kinds.ts';
import { prepaidText, tabTexts } from '../delivery/pay/payments.ts';

export interface Answer {
  /** In the address: a letter or another screen leads to this answer. */
  id: string;
  question: string;
  text: string;
  /** Screens that do what the text says. */
  links: readonly { url: string; name: string }[];
}

export interface AnswerGroup {
  id: string;
  name: string;
  icon: IconName;
  answers: readonly Answer[];
}

const orders = { url: '/account/orders', name: 'Мои заказы' };
const status = { url: '/order-status', name: 'Статус заказа' };
const delivery = { url: '/delivery', name: 'Доставка в вашем городе' };
const payment = { url: '/delivery/pay', name: 'Все способы оплаты' };
const repair = { url: '/repair', name: 'Оформить ремонт' };
const bonus = { url: '/bonus', name: 'Бонусная карта' };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What people ask about most. Terms and sums are those of other screens: none is written a second time. */
export const answerGroups: readonly AnswerGroup[] = [
  {
    id: 'orders',
    name: 'Заказ',
    icon: 'parcel',
    answers: [
      {
        id: 'order-status',
        question: 'Где мой заказ?',
        text: 'Введите номер заказа и телефон, на который он оформлен: покажем, что с ним сейчас и когда его ждать. Номер есть в СМС и в письме о заказе. После входа все ваши заказы собраны в личном кабинете.',
        links: [status, orders],
      },
      {
        id: 'change-order',
        question: 'Как изменить заказ?',
        text: 'Откройте заказ: пока он не собран, там можно сменить получателя, телефон, почту и комментарий, а у доставки курьером, кроме экспресса, — и время. Состав заказа не меняется: отмените его и оформите новый.',
        links: [status, orders],
      },
      {
        id: 'cancel-order',
        question: 'Как отменить заказ?',
        text: 'Откройте заказ и нажмите «Отменить заказ». Оплаченное вернём тем же способом, взятое в рассрочку или кредит — банку, списанные бонусы — на карту. Если такой кнопки уже нет, позвоните нам; от товара можно отказаться и при получении.',
        links: [status, orders],
      },
      {
        id: 'return',
        question: 'Как вернуть покупку?',
        text: `${changedMindText} В полученном заказе нажмите «Вернуть товар»: проверим заявку и сообщим, когда нести покупку в магазин или ждать курьера. ${moneyBackText}`,
        links: [{ url: '/delivery#returns', name: 'Условия возврата' }, orders],
      },
    ],
  },
  {
    id: 'delivery',
    name: 'Доставка и самовывоз',
    icon: 'truck',
    answers: [
      {
        id: 'delivery-cost',
        question: 'Сколько стоит доставка и когда привезут?',
        text: 'Это зависит от города, товара и дня. Срок и стоимость видны на странице товара, а точные — при оформлении, до оплаты.',
        links: [delivery, { url: '/city', name: 'Выбрать город' }],
      },
      {
        id: 'today',
        question: 'Можно ли получить заказ сегодня?',
        text: `${deliveryKindTexts.store.text} ${deliveryKindTexts.express.title} есть не во всех городах. ${deliveryKindTexts.express.text}`,
        links: [delivery, { url: '/shops', name: 'Магазины' }],
      },
      {
        id: 'pickup',
        question: 'Как забрать заказ самому?',
        text: `Когда заказ можно забирать, придёт сообщение. ${receivingText} ${deliveryKindTexts.point.note}`,
        links: [{ url: '/shops', name: 'Адреса и часы работы' }],
      },
    ],
  },
  {
    id: 'payment',
    name: 'Оплата',
    icon: 'card',
    answers: [
      {
        id: 'payment-ways',
        question: 'Как можно оплатить?',
        text: `Способы зависят от города, суммы и товаров: те, что подходят вашей корзине, видны при оформлении. ${prepaidText}`,
        links: [payment],
      },
      {
        id: 'instalments',
        question: 'Чем рассрочка отличается от кредита?',
        text: `При рассрочке ${lowerFirst(tabTexts.INSTALMENT)} При кредите проценты платите вы. ${tabTexts.CREDIT}`,
        links: [payment],
      },
      {
        id: 'payment-failed',
        question: 'Оплата не прошла. Что делать?',
        text: `Заказ не пропал: откройте его и оплатите ещё раз или другим способом из предложенных. Неоплаченный заказ с оплатой на сайте ждёт ${pluralize(reservation.hours, ['час', 'часа', 'часов'])}.`,
        links: [status, orders],
      },
      {
        id: 'company',
        question: 'Как купить на компанию?',
        text: 'Укажите ИНН при оформлении, в разделе «Покупаю для компании», и выберите оплату по счёту. Или оставьте заявку: менеджер согласует цены и сроки. Счёт с НДС и закрывающие документы пришлём на почту.',
        links: [{ url: '/corp', name: 'Заявка на счёт' }, payment],
      },
    ],
  },
  {
    id: 'warranty',
    name: 'Гарантия и ремонт',
    icon: 'warranty',
    answers: [
      {
        id: 'broken',
        question: 'Техника сломалась. Что делать?',
        text: `${defectText} Ремонт по гарантии занимает не больше ${maxWarrantyRepairDays} ${plural(maxWarrantyRepairDays, ['дня', 'дней', 'дней'])}.`,
        links: [repair, { url: '/delivery#returns', name: 'Возврат и обмен' }],
      },
      {
        id: 'no-receipt',
        question: 'Нужен ли чек для гарантии?',
        text: 'Вернуть или обменять покупку можно и без него. Если начать ремонт по гарантии со страницы заказа, чек тоже не нужен: покупка указана в заказе. В остальных случаях для гарантийного ремонта он понадобится.',
        links: [orders],
      },
      {
        id: 'repair-status',
        question: 'Как узнать, готов ли ремонт?',
        text: 'Введите номер заявки: он есть в СМС. Если заявка оформлена в другом браузере, подтвердите телефон кодом.',
        links: [{ url: '/order-status#repair', name: 'Найти заявку' }],
      },
    ],
  },
  {
    id: 'bonuses',
    name: 'Бонусы и подарочные карты',
    icon: 'star',
    answers: [
      {
        id: 'bonus-card',
        question: 'Как копить и тратить бонусы?',
        text: `${worthText} ${earnedText} ${spentText}`,
        links: [bonus],
      },
      {
        id: 'bonuses-back',
        question: 'Что будет с бонусами, если отменить заказ?',
        text: returnedText,
        links: [bonus],
      },
      {
        id: 'gift-cards',
        question: 'Как подарить подарочную карту?',
        text: `Закажите и оплатите её на сайте: в корзине укажите почту и имя получателя и напишите поздравление. После оплаты код придёт ему, а чек — вам. Если письмо потерялось, отправьте карту ещё раз со страницы заказа. Без получателя код придёт на почту, указанную в заказе. ${codesBackText}`,
        links: [{ url: `/search?q=${encodeURIComponent('подарочная карта')}`, name: 'Выбрать карту' }],
      },
    ],
  },
  {
    id: 'account',
    name: 'Аккаунт',
    icon: 'person',
    answers: [
      {
        id: 'registration',
        question: 'Можно ли купить без регистрации?',
        text: 'Да: нужны имя и телефон, для курьера — ещё адрес, для кодов и подарочных карт — почта. Если позже войти и подтвердить этот номер кодом, заказы на него появятся в личном кабинете.',
        links: [{ url: signInPath('any', '/account'), name: 'Войти' }],
      },
      {
        id: 'password',
        question: 'Не получается войти. Что делать?',
        text: 'Входите по коду из СМС: пароль для этого не нужен. Новый пароль задают по ссылке, которая придёт на ваш телефон или почту.',
        links: [
          { url: signInPath('code', '/account'), name: 'Войти по коду' },
          { url: '/user/password-reset', name: 'Задать пароль' },
        ],
      },
      {
        id: 'delete-account',
        question: 'Как изменить или удалить мои данные?',
        text: 'Имя, телефон и почту меняют в «Моих данных», там же можно удалить учётную запись. Оформленные заказы сохранятся: они нужны для гарантии и возврата.',
        links: [
          { url: '/account/profile', name: 'Мои данные' },
          { url: '/legal/privacy', name: 'Как мы храним данные' },
        ],
      },
    ],
  },
];

/** Questions for search engines. */
export const questionData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: answerGroups.flatMap(({ answers }) =>
    answers.map(({ question, text }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } })),
  ),
};
