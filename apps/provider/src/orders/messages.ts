import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { OrderDeliveryTime } from '@vitrina/services/orders/endpoints.ts';
import type { ReturnHandover } from '@vitrina/services/orders/vocabulary.ts';
import { moneyBackText } from '@vitrina/services/rules/money-back.ts';
import { oneClick } from '@vitrina/services/rules/one-click.ts';
import { invoice, reservation } from '@vitrina/services/rules/reservation.ts';
import { notify } from '../accounts/notifications/notifications.ts';
import { type GiftRecipient, leadsElsewhere } from '../basket/gift-recipient.ts';
import { shopName } from '../catalogue/site/screen.ts';
import { code, column, type Database, jsonOrNull, type RowOf, rows } from '../platform/database/database.ts';
import { workTimeColumn } from '../platform/database/schema/places.ts';
import { sql } from '../platform/database/sql.ts';
import { type Text, writeNews, writePurchasedText } from '../platform/outbox/queue.ts';
import { partKeys } from '../pricing/split.ts';
import { addresseePhone } from './addressee.ts';
import { handoverText, timeText } from './handover.ts';
import { openingHoursText } from './opening-hours.ts';

/** What is told of all the orders of one purchase together. */
export type PurchaseOccasion = 'accepted' | 'confirmationCall' | 'phoneVerification' | 'awaiting' | 'invoiced';

export type Occasion =
  | 'paid'
  | 'invoicePaid'
  | 'arrived'
  | 'timeOver'
  | 'late'
  | 'ready'
  | 'delivering'
  | 'received'
  | 'cancelled'
  | 'unconfirmed'
  | 'withdrawn'
  | 'closed';

const isBrought = ({ purpose }: Pick<Addressee, 'purpose'>): boolean => purpose !== null && purpose !== 'pickup';

/** What is told of next: «Сообщим, когда …». */
const nextNews = (isByCourier: boolean, isOne = true): string =>
  isByCourier ? `${isOne ? 'его' : 'их'} повезёт курьер` : isOne ? 'он будет готов' : 'они будут готовы';

const texts: Readonly<Record<Occasion, (order: number, sum: string, buyer: Addressee) => string>> = {
  paid: (order, sum, buyer) =>
    [`Заказ № ${order} оплачен: ${sum}.`, whenText(buyer), `Чек придёт отдельным ${buyer.email === null ? 'сообщением' : 'письмом'}.`]
      .filter(Boolean)
      .join(' '),
  invoicePaid: (order, sum, buyer) =>
    [
      `Оплата по счёту № ${order} пришла: ${sum}.`,
      whenText(buyer),
      `Соберём заказ и сообщим, когда ${nextNews(isBrought(buyer))}. Закрывающие документы передадим с товарами.`,
    ]
      .filter(Boolean)
      .join(' '),
  arrived: (order, _sum, buyer) =>
    `Товары для заказа № ${order} поступили и отложены. ${buyer.isTimeOver ? timeIsOver : `Сообщим, когда ${nextNews(isBrought(buyer))}.`}`,
  timeOver: (order) => `Заказ № ${order} ещё не собран. ${timeIsOver}`,
  late: (order) =>
    `Заказ № ${order} задерживается: товар ещё не поступил. Отложим его, как только он придёт, и сообщим. Заказ можно отменить, оплата вернётся.`,
  ready: (order, sum, { place, hours }) =>
    `Заказ № ${order} на ${sum} готов к выдаче. Ждём вас${place === null ? '' : `: ${place}`}.${hours === null ? '' : ` ${hours}`}`,
  delivering: (order) => `Заказ № ${order} передан курьеру. Он позвонит перед приездом.`,
  received: (order) => `Заказ № ${order} получен. Спасибо за покупку!`,
  cancelled: (order) => `Заказ № ${order} отменён: он не был оплачен вовремя. Товары снова в продаже.`,
  withdrawn: (order) => `Заказ № ${order} отменён.`,
  unconfirmed: (order) => `Заказ № ${order} отменён: подтвердить его не удалось. Товары снова в продаже.`,
  closed: (order) => `Заказ № ${order} закрыт: за ним не пришли. Товары снова в продаже.`,
};

/** When a courier was to come is over: its order was paid later, or its goods have come later. */
const timeIsOver = 'Выбранное время доставки прошло: выберите новое на странице заказа.';

const whenText = (order: Addressee): string | null => (order.isTimeOver ? timeIsOver : handoverText(order));

const subjects: Readonly<Record<Occasion, string>> = {
  paid: 'Заказ оплачен',
  invoicePaid: 'Счёт оплачен',
  arrived: 'Товар поступил',
  timeOver: 'Выберите время доставки',
  late: 'Заказ задерживается',
  ready: 'Заказ готов к выдаче',
  delivering: 'Заказ передан курьеру',
  received: 'Заказ получен',
  cancelled: 'Заказ отменён',
  withdrawn: 'Заказ отменён',
  unconfirmed: 'Заказ отменён',
  closed: 'Заказ закрыт',
};

interface Purchase {
  /** «Заказ № 5», «Заказы № 5 и № 6». */
  name: string;
  isOne: boolean;
  sum: string;
  /** How each is handed over; empty where nothing has been agreed on. */
  handover: string;
  /** All of them by couriers. */
  areBrought: boolean;
}

const purchaseTexts: Readonly<Record<PurchaseOccasion, (purchase: Purchase) => string>> = {
  accepted: ({ name, isOne, sum, handover, areBrought }) =>
    `${name} на ${sum} ${isOne ? 'принят' : 'приняты'}.${handover} Сообщим, когда ${nextNews(areBrought, isOne)}.`,
  confirmationCall: ({ name, isOne, sum }) =>
    `${name} на ${sum} ${isOne ? 'принят' : 'приняты'}. Позвоним, чтобы ${isOne ? 'его' : 'их'} подтвердить; товары отложены ${reservation.text}.`,
  phoneVerification: ({ name, isOne, sum }) =>
    `${name} на ${sum} ${isOne ? 'принят' : 'приняты'}. Подтвердите телефон кодом: до этого товары отложены на ${oneClick.minutesToConfirm} минут, после — ${reservation.text}.`,
  awaiting: ({ name, isOne, sum }) =>
    `${name} на ${sum} ${isOne ? 'ждёт' : 'ждут'} оплаты. Товары отложены ${reservation.text} с момента оформления.`,
  invoiced: ({ name, isOne, sum }) =>
    `${name} на ${sum} ${isOne ? 'принят' : 'приняты'}. ${isOne ? 'Счёт — на странице заказа' : 'Счета — на страницах заказов'}. Товары отложены ${invoice.text}: соберём их, когда придут деньги.`,
};

/** For so long after it was made the hour of an order that is paid in advance holds. */
const minutesToPay = 15;

const purchaseSubjects: Readonly<Record<PurchaseOccasion, readonly [one: string, several: string]>> = {
  accepted: ['Заказ принят', 'Заказы приняты'],
  confirmationCall: ['Заказ принят', 'Заказы приняты'],
  phoneVerification: ['Подтвердите телефон', 'Подтвердите телефон'],
  awaiting: ['Заказ ждёт оплаты', 'Заказы ждут оплаты'],
  invoiced: ['Счёт на оплату заказа', 'Счета на оплату заказов'],
};

/** What another recipient than the buyer is told: neither sums nor who pays. */
const recipientTexts: Readonly<Partial<Record<Occasion, (order: Addressee) => string>>> = {
  paid: willReceive,
  invoicePaid: willReceive,
  ready: ({ place, purpose, hours }) =>
    `Он готов к выдаче. Ждём вас${place === null || purpose !== 'pickup' ? '' : `: ${place}`}.${hours === null ? '' : ` ${hours}`} Назовите номер заказа и свой телефон.`,
  delivering: () => 'Он передан курьеру. Курьер позвонит перед приездом.',
  timeOver: () => 'Он задерживается. Сообщим, когда его привезут.',
  late: (order) => `Он задерживается: товар ещё не поступил. Сообщим, когда ${nextNews(isBrought(order))}.`,
  withdrawn: () => 'Он отменён.',
  closed: () => 'Он закрыт: за ним не пришли.',
};

/** What says so where it is. */
const tellsTimeOver: readonly Occasion[] = ['paid', 'invoicePaid', 'arrived'];

/** What tells another recipient of an order for the first time; whoever knows of it learns nothing new. */
const isFirstNews = (occasion: Occasion): boolean => occasion === 'paid' || occasion === 'invoicePaid';

/** What a recipient has to know, and be it the first that he hears of. */
const isHandover = (occasion: Occasion): boolean => occasion === 'ready' || occasion === 'delivering';

function willReceive(order: Addressee): string {
  const next = order.purpose === 'pickup' ? 'Сообщим, когда он будет готов.' : 'Курьер позвонит перед приездом.';
  return [handoverText(order), next].filter(Boolean).join(' ');
}

/** How far money is on its way back. */
const refundTexts = {
  requested: (order: number, sum: string) =>
    `Возвращаем ${sum} за заказ № ${order} туда, откуда пришла оплата. Обычно это занимает несколько дней, сообщим, когда банк подтвердит.`,
  confirmed: (order: number, sum: string) => `Банк вернул ${sum} за заказ № ${order}.`,
} as const;

const refundSubjects = { requested: 'Возвращаем деньги', confirmed: 'Деньги возвращены' } as const;

/** What becomes of a wish to return something. */
export type ReturnNews =
  | { status: 'new' | 'withdrawn' }
  /** With old devices that go back as well. */
  | { status: 'done'; hasDevice: boolean }
  | { status: 'accepted'; handover: ReturnHandover }
  | { status: 'refused'; answer: string };

const returnSubjects: Readonly<Record<ReturnNews['status'], string>> = {
  new: 'Заявка на возврат получена',
  accepted: 'Заявка на возврат одобрена',
  refused: 'В возврате отказано',
  done: 'Возврат принят',
  withdrawn: 'Заявка на возврат отозвана',
};

/** docs/order-ends.md. */
const deviceBack = ' Вернём и то, что вы сдали в обмен, а если этого уже нет, — его цену в кассе магазина.';

function returnText({ orderId: order, paymentTypeId }: Addressee, news: ReturnNews): string {
  switch (news.status) {
    case 'new':
      return `Заявку на возврат по заказу № ${order} получили. Проверим её и сообщим, что делать дальше.`;
    case 'accepted':
      return news.handover === 'store'
        ? `Ждём возврат по заказу № ${order}. Принесите покупку с комплектом в любой магазин и назовите номер заказа.`
        : `Ждём возврат по заказу № ${order}. Курьер позвонит и договорится, когда забрать покупку с комплектом.`;
    case 'refused':
      return `Возврат по заказу № ${order} не можем принять. ${news.answer}`;
    case 'done':
      return `Возврат по заказу № ${order} приняли. ${moneyBackText(paymentTypeId, 'returned')}${news.hasDevice ? deviceBack : ''}`;
    case 'withdrawn':
      return `Заявку на возврат по заказу № ${order} вы отозвали. Покупка остаётся у вас.`;
  }
}

const addresseeColumns = {
  orderId: column.number,
  /** Null for a guest, who has no account to be told in. */
  userId: column.numberOrNull,
  phone: column.text,
  email: column.textOrNull,
  buyer: column.text,
  /** Who is sent gift cards instead of the buyer. */
  gift: jsonOrNull<GiftRecipient>(),
  /** Kopecks, without what was struck out. */
  total: column.number,
  basketKey: code(partKeys),
  paymentTypeId: column.numberOrNull,
  purpose: column.textOrNull,
  /** Where it is handed over. */
  place: column.textOrNull,
  day: column.textOrNull,
  from: column.textOrNull,
  to: column.textOrNull,
  /** Another than the buyer, in words. */
  recipient: column.textOrNull,
  /** The hours of a courier are over. */
  isTimeOver: column.flag,
  /** The other recipient knows of it. */
  isRecipientTold: column.flag,
  /** Of the store or point where it is picked up. */
  workTime: workTimeColumn.nullable(),
  timeZone: column.text,
};
/** With when that place is open next. */
type Addressee = RowOf<typeof addresseeColumns> & { hours: string | null };

const zone = sql`(select time_zone from cities c where c.id = city_id)`;

async function addresseesOf(tx: Database, orderIds: readonly number[], now: Date): Promise<Addressee[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isTimeOver = sql`coalesce((delivery_date + delivery_time_to::time) at time zone ${zone} <= ${moment}, false)`;
  // A courier's hours end, and are kept until then; any other hour is that of goods which are gathered at once.
  const isHourKept = sql`(delivery_time_to is not null and not ${isTimeOver}
    or delivery_time_to is null and inserted_at > ${moment} - make_interval(mins => ${minutesToPay}))`;
  const isAhead = sql`delivery_date > (${moment} at time zone ${zone})::date`;
  const orders = await rows(
    tx,
    addresseeColumns,
    sql`select id as "orderId", user_id as "userId", mobile_phone as phone, email, contact_name as buyer, gift, total_sum - struck_sum as total, basket_key as "basketKey",
          payment_type_id as "paymentTypeId",
          delivery_purpose as purpose, delivery_address as place, case when ${isHourKept} or ${isAhead} then delivery_date::text end as day,
          case when ${isHourKept} then delivery_time_from end as "from", delivery_time_to as "to", cms_addressee as recipient,
          ${isTimeOver} as "isTimeOver", is_recipient_told as "isRecipientTold",
          (select work_time from stores s where s.id = finish_storage_id) as "workTime", ${zone} as "timeZone"
        from orders where id = any(${sql.param([...orderIds])}::int[]) order by id`,
  );
  return orders.map((order) => ({ ...order, hours: openingHoursText(order.workTime, order.timeZone, now) }));
}

async function addresseeOf(tx: Database, orderId: number, now = new Date()): Promise<Addressee | undefined> {
  const [order] = await addresseesOf(tx, [orderId], now);
  return order;
}

const list = new Intl.ListFormat('ru');

/** The same of the orders of one purchase, in one message; nothing where there are none. */
export async function writePurchaseMessages(
  tx: Database,
  orderIds: readonly number[],
  occasion: PurchaseOccasion,
  now = new Date(),
): Promise<void> {
  const orders = await addresseesOf(tx, orderIds, now);
  const [first] = orders;
  if (first === undefined) return;
  const isOne = orders.length === 1;
  const numbers = list.format(orders.map(({ orderId }) => `№ ${orderId}`));
  const sum = formatKopecks(orders.reduce((all, { total }) => all + total, 0));
  const text = purchaseTexts[occasion]({
    name: `${isOne ? 'Заказ' : 'Заказы'} ${numbers}`,
    isOne,
    sum,
    handover: handoversOf(orders),
    areBrought: orders.every(isBrought),
  });
  const ids = orders.map(({ orderId }) => orderId);
  await notifyBuyer(tx, first, purchaseSubjects[occasion][isOne ? 0 : 1], text, ids);
  if (occasion === 'accepted') for (const order of orders) await notifyRecipient(tx, order, 'Заказ принят', willReceive(order));
}

/** « Самовывоз …», or, where they differ, « Заказ № 5 — самовывоз …». */
function handoversOf(orders: readonly Addressee[]): string {
  const handovers = orders.flatMap((order) => {
    const text = handoverText(order);
    return text === null ? [] : [{ text, number: order.orderId }];
  });
  const [first] = handovers;
  if (first === undefined) return '';
  if (handovers.length === orders.length && handovers.every(({ text }) => text === first.text)) return ` ${first.text}`;
  return handovers.map(({ text, number }) => ` Заказ № ${number} — ${text.charAt(0).toLowerCase()}${text.slice(1)}`).join('');
}

/** Puts a message to the shopper into the outbox, in the transaction of what it tells of. */
export async function writeMessages(tx: Database, orderId: number, occasion: Occasion, now = new Date()): Promise<void> {
  const order = await addresseeOf(tx, orderId, now);
  if (order === undefined) return;
  await notifyBuyer(tx, order, subjects[occasion], texts[occasion](orderId, formatKopecks(order.total), order));
  if (occasion === 'timeOver' || (order.isTimeOver && tellsTimeOver.includes(occasion)))
    await tx.execute(sql`update orders set is_time_over_told = true where id = ${orderId} and not is_time_over_told`);
  const isNews = order.isRecipientTold ? !isFirstNews(occasion) : isFirstNews(occasion) || isHandover(occasion);
  const text = isNews ? recipientTexts[occasion]?.(order) : undefined;
  if (text !== undefined) await notifyRecipient(tx, order, subjects[occasion], text);
}

/** The same about when a courier comes, once that has changed. */
export async function writeTimeMessages(
  tx: Database,
  orderId: number,
  { delivery_date: day, delivery_time_from: from, delivery_time_to: to }: OrderDeliveryTime,
): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order === undefined) return;
  const subject = 'Доставка перенесена';
  const time = timeText(day, from, to);
  await notifyBuyer(tx, order, subject, `Заказ № ${orderId} привезём ${time}.`);
  if (order.isRecipientTold) await notifyRecipient(tx, order, subject, `Доставка перенесена: привезём ${time}.`);
}

/** Tells whoever was to receive an order that another one does, where he knows of it, and the other one, once the order is accepted. */
export async function writeRecipientMessages(
  tx: Database,
  orderId: number,
  { formerRecipient, isAccepted, now }: { formerRecipient: string | null; isAccepted: boolean; now: Date },
): Promise<void> {
  const order = await addresseeOf(tx, orderId, now);
  const formerPhone = addresseePhone(formerRecipient);
  if (order === undefined || addresseePhone(order.recipient) === formerPhone) return;
  if (order.isRecipientTold && formerPhone !== null && formerPhone !== order.phone) {
    const text = `Заказ № ${orderId} в магазине «${shopName}» получит другой человек.`;
    await writeNews(tx, { to: { phone: formerPhone }, subject: 'Получатель изменён', text });
  }
  if (isAccepted) await notifyRecipient(tx, order, 'Заказ принят', willReceive(order));
}

/** The same about money that goes back, in kopecks. */
export async function writeRefundMessages(tx: Database, orderId: number, sum: number, stage: keyof typeof refundTexts): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order !== undefined) await notifyBuyer(tx, order, refundSubjects[stage], refundTexts[stage](orderId, formatKopecks(sum)));
}

/** The same about what the shopper wants to return. */
export async function writeReturnMessages(tx: Database, orderId: number, news: ReturnNews): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order !== undefined) await notifyBuyer(tx, order, returnSubjects[news.status], returnText(order, news));
}

interface ReceiptNews {
  number: number;
  lines: readonly { name: string; quantity: number; sum: number }[];
  sum: number;
  /** E-mail or phone. */
  buyer: string;
  isReturn: boolean;
}

/** Sends a fiscal receipt: to the e-mail of the order, or to the phone of a shopper who has given none. */
export async function writeReceiptMessage(
  tx: Database,
  orderId: number,
  { number, lines, sum, buyer, isReturn }: ReceiptNews,
): Promise<void> {
  const address = await shopAddress(tx, orderId);
  const text = [
    `${isReturn ? 'Чек возврата' : 'Чек'} № ${number} по заказу № ${orderId} на ${formatKopecks(sum)}.`,
    ...lines.map((line) => `${line.name} × ${line.quantity}: ${formatKopecks(line.sum)}.`),
    address === null ? 'Чек целиком — на странице заказа.' : `Чек целиком: ${address}/order-info/${orderId}/receipt`,
  ].join('\n');
  const to = buyer.includes('@') ? { email: buyer } : { phone: buyer.replace(/^\+/, '') };
  await writePurchasedText(tx, { to, subject: isReturn ? 'Чек возврата' : 'Чек', text });
}

/** The address of the shop where it was ordered, as that one has said with the order or with its payment; null where it has not. */
async function shopAddress(db: Database, orderId: number): Promise<string | null> {
  const [order] = await rows(
    db,
    { url: column.textOrNull },
    sql`select coalesce(return_url, (select a.return_url from payments p join acquirer_operations a on a.payment_id = p.id
          where p.order_id = orders.id order by p.id desc limit 1)) as url
        from orders where id = ${orderId}`,
  );
  return order?.url != null && URL.canParse(order.url) ? new URL(order.url).origin : null;
}

/** To the phone, by e-mail with the way to each order, and in the account. */
async function notifyBuyer(
  tx: Database,
  { orderId, userId, phone, email }: Addressee,
  subject: string,
  text: string,
  orderIds: readonly number[] = [orderId],
): Promise<void> {
  await writeNews(tx, { to: { phone }, subject, text });
  if (email !== null) {
    const address = await shopAddress(tx, orderId);
    const links = address === null ? [] : orderIds.map((id) => `Заказ № ${id}: ${address}/order-info/${id}`);
    await writeNews(tx, { to: { email }, subject, text: [text, ...links].join('\n') });
  }
  const url = orderIds.length === 1 ? `/account/orders/${orderId}` : '/account/orders';
  if (userId !== null) await notify(tx, userId, { kind: 'order', title: subject, text, url });
}

/** To the phone of whoever receives the order for its buyer. */
async function notifyRecipient(
  tx: Database,
  { orderId, phone: buyer, recipient }: Pick<Addressee, 'orderId' | 'phone' | 'recipient'>,
  subject: string,
  text: string,
): Promise<void> {
  const phone = addresseePhone(recipient);
  if (phone === null || phone === buyer) return;
  await writeNews(tx, { to: { phone }, subject, text: `Вы получатель заказа № ${orderId} в магазине «${shopName}». ${text}` });
  await tx.execute(sql`update orders set is_recipient_told = true where id = ${orderId} and not is_recipient_told`);
}

interface CodesOfGoods {
  name: string;
  codes: readonly string[];
}

const codesText = (goods: readonly CodesOfGoods[]): string[] => goods.map(({ name, codes }) => `${name}: ${codes.join(', ')}.`);

/** Puts the codes of an order into the outbox: to who receives them as a gift; else by e-mail, or to the phone of a buyer who has given none. */
export async function writeCodes(tx: Database, orderId: number, goods: readonly CodesOfGoods[]): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order === undefined) return;
  if (order.gift !== null) {
    await tx.execute(sql`update orders set gift_sent_at = now() where id = ${orderId}`);
    return writeGiftCodes(tx, orderId, { recipient: order.gift, goods, write: (text) => writePurchasedText(tx, text) });
  }
  const text = [`Коды заказа № ${orderId}.`, ...codesText(goods)].join('\n');
  const to = order.email === null ? { phone: order.phone } : { email: order.email };
  await writePurchasedText(tx, { to, subject: 'Ваши коды', text, hasSecret: true });
}

interface GiftLetter {
  recipient: GiftRecipient;
  goods: readonly CodesOfGoods[];
  /** By the limits of whoever has caused it. */
  write: (text: Text) => Promise<void>;
}

/** Puts the codes of gift cards into the outbox for who receives them, and tells the buyer so without the codes. */
export async function writeGiftCodes(tx: Database, orderId: number, { recipient, goods, write }: GiftLetter): Promise<void> {
  const order = await addresseeOf(tx, orderId);
  if (order === undefined) return;
  const { email, name, words } = recipient;
  const text = [
    `${name}, ${leadsElsewhere(order.buyer) ? 'вам дарят' : `${order.buyer} дарит вам`} подарочную карту из магазина «${shopName}».`,
    ...(words === null ? [] : [`«${words}»`]),
    ...codesText(goods),
    'Никому не пересылайте код: картой заплатит тот, кто назовёт его первым.',
  ].join('\n');
  await write({ to: { email }, subject: 'Вам подарочная карта', text, hasSecret: true });
  await notifyBuyer(
    tx,
    order,
    'Подарочная карта отправлена',
    `Подарочная карта по заказу № ${orderId} отправлена на ${email}. Если письмо не пришло, отправьте его ещё раз на странице заказа.`,
  );
}
