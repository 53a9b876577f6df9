import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GiftRecipient, leadsElsewhere } from '../basket/gift-recipient.ts';
import { basket as basketHandlers } from '../basket/handlers.ts';
import { mergeBaskets } from '../basket/merge.ts';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { cancelOrder } from './cancel.ts';
import { maxGifts } from './gift.ts';
import { orders } from './handlers.ts';

const masha: GiftRecipient = { email: 'masha@example.ru', name: 'Маша', words: 'С днём рождения!' };
const buyer = 'anna@example.ru';

describe.each(bothEngines)('gift cards for somebody else, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  let keyCount = 0;
  const newKey = (): string => `gift-of-test-${++keyCount}`;

  async function orderOf(recipient: GiftRecipient | null, products: readonly number[] = [shop.giftCard]) {
    let basket = await small.put(products[0] ?? 0);
    for (const product of products.slice(1)) basket = await small.put(product, 1, basket.id);
    const context = small.context({ basketId: basket.id });
    if (recipient !== null) basket = await basketHandlers.setGift({ body: recipient, context });
    const created = await small.create(basket.id, bodyFor(basket.revision, { deliveries: {} }));
    const ids = created.orders.map(({ id }) => Number(id));
    return { id: ids.at(-1) ?? 0, ids, orderKeys: [created.order_key], basketId: basket.id };
  }
  type Made = Awaited<ReturnType<typeof orderOf>>;
  async function pay({ orderKeys }: Made, id: number) {
    const payment = await small.pay(id, { orderKeys });
    await applyOutcome(small.db, payment.id, 'paid');
  }
  const send = ({ id, orderKeys }: Pick<Made, 'id' | 'orderKeys'>, body = masha, key = newKey()) =>
    orders.sendGift({ params: { id }, body, idempotencyKey: key, context: small.context({ orderKeys }) });
  const read = ({ id, orderKeys }: Made) => orders.order({ params: { id }, context: small.context({ orderKeys }) });
  const letters = () =>
    rows(
      small.db,
      { recipient: column.text, subject: column.text, text: column.text },
      sql`select recipient, subject, text from outbox where text like '%DEMO-%' order by id`,
    );
  const codeOf = (text: string | undefined) => text?.match(/DEMO(-[A-Z2-9]{4}){3}/)?.[0];

  test('are sent to whom the basket names once they are paid; the buyer hears of it without the code, and a licence is the buyer’s', async () => {
    const made = await orderOf(masha, [shop.licence, shop.giftCard]);
    expect(await read(made)).toMatchObject({ is_giftable: true, gift: { ...masha, sent_at: null } });
    for (const id of made.ids) await pay(made, id);
    expect(await letters()).toMatchObject([
      { recipient: buyer, subject: 'Ваши коды', text: expect.stringContaining('Антивирус') },
      {
        recipient: masha.email,
        subject: 'Вам подарочная карта',
        text: expect.stringMatching(/^Маша, .+ дарит вам подарочную карту .+\n«С днём рождения!»\nПодарочная карта: DEMO-/),
      },
    ]);
    expect(await read(made)).toMatchObject({ status_id: 'F', gift: { sent_at: expect.any(String) } });
    const told = sql`select count(*)::int as n from outbox where recipient = ${buyer} and text like ${`%отправлена на ${masha.email}%`}`;
    expect(await small.count(told)).toBe(1);
    expect(await small.count(sql`select count(*)::int as n from baskets where gift is not null`)).toBe(0);
  });

  test('are sent again with other codes, to a corrected address', async () => {
    const made = await orderOf(masha);
    await pay(made, made.id);
    await send(made, { ...masha, email: 'maria@example.ru', words: null });
    const [first, again] = await letters();
    expect([first?.recipient, again?.recipient]).toEqual([masha.email, 'maria@example.ru']);
    expect(codeOf(again?.text)).not.toBe(codeOf(first?.text));
    expect((await read(made)).gift).toMatchObject({ email: 'maria@example.ru', words: null });
  });

  test('a second press of the same form sends nothing more', async () => {
    const made = await orderOf(null);
    await pay(made, made.id);
    const key = newKey();
    const [first, again] = await Promise.all([send(made, masha, key), send(made, masha, key)]);
    expect(again).toEqual(first);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([buyer, masha.email]);
  });

  test('named while the payment comes in, they reach the recipient, whichever is first', async () => {
    const made = await orderOf(null);
    const payment = await small.pay(made.id, { orderKeys: made.orderKeys });
    await Promise.all([applyOutcome(small.db, payment.id, 'paid'), send(made)]);
    expect((await letters()).at(-1)?.recipient).toBe(masha.email);
    expect((await read(made)).gift).toMatchObject({ email: masha.email, sent_at: expect.any(String) });
  });

  test('only a few letters of one order leave in a day, and what is refused changes nothing', async () => {
    const made = await orderOf(null);
    await pay(made, made.id);
    for (let sent = 0; sent < maxGifts.everywhere; sent++) await send(made);
    expect((await refusal(send(made, { ...masha, email: 'other@example.ru' }))).status).toBe(429);
    expect((await read(made)).gift).toMatchObject({ email: masha.email });
    expect(await letters()).toHaveLength(1 + maxGifts.everywhere);
  });

  test('not by a stranger, not of other goods, not of an order that is given up, and with no link beside the shop’s name', async () => {
    const made = await orderOf(null);
    for (const orderKeys of [[], ['0'.repeat(32)]]) expect((await refusal(send({ id: made.id, orderKeys }))).status).toBe(404);
    for (const over of [{ words: 'https://evil.example' }, { name: 'www.evil.example' }])
      expect((await refusal(send(made, { ...masha, ...over }))).status).toBe(422);
    const licence = await orderOf(masha, [shop.licence]);
    expect(await read(licence)).toMatchObject({ is_giftable: false, gift: null });
    expect((await refusal(send(licence))).code).toBe('conflict');
    await cancelOrder(small.db, made.id);
    expect((await refusal(send(made))).code).toBe('conflict');
    expect(await letters()).toEqual([]);
  });

  test('what staff has sold is not sent to anybody else once it has been sent', async () => {
    const made = await orderOf(null);
    await small.db.execute(sql`update orders set personnel_number = '7' where id = ${made.id}`);
    await send(made);
    await pay(made, made.id);
    expect((await refusal(send(made, { ...masha, email: 'till@example.ru' }))).code).toBe('conflict');
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([masha.email]);
  });

  test('the recipient goes along when a guest signs in, and can be given up', async () => {
    const anna = { id: 1, sessionId: 1 };
    await small.db.execute(sql`insert into users (id, phone) overriding system value values (1, '79990000001') on conflict do nothing`);
    const { id: basketId } = await small.put(shop.giftCard);
    expect(await basketHandlers.setGift({ body: masha, context: small.context({ basketId }) })).toMatchObject({
      is_giftable: true,
      gift: { ...masha, sent_at: null },
    });
    const context = small.context({ basketId, user: anna });
    await transaction(small.db, 'merge', (tx) => mergeBaskets(tx, context));
    const own = small.context({ user: anna });
    expect((await basketHandlers.getBasket({ query: {}, context: own })).gift).toMatchObject(masha);
    expect((await basketHandlers.removeGift({ context: own })).gift).toBeNull();
  });

  test('whoever was named before signing in goes before an earlier recipient of the account', async () => {
    const anna = { id: 1, sessionId: 1 };
    await small.db.execute(sql`insert into users (id, phone) overriding system value values (1, '79990000001') on conflict do nothing`);
    const own = small.context({ user: anna });
    const giftOf = async () => (await basketHandlers.getBasket({ query: {}, context: own })).gift;
    const join = async (recipient: GiftRecipient | null, product: number) => {
      const { id: basketId } = await small.put(product);
      if (recipient !== null) await basketHandlers.setGift({ body: recipient, context: small.context({ basketId }) });
      await transaction(small.db, 'merge', (tx) => mergeBaskets(tx, small.context({ basketId, user: anna })));
    };
    await join({ ...masha, name: 'Пётр', email: 'petr@example.ru' }, shop.giftCard);
    await join(masha, shop.giftCard);
    expect(await giftOf()).toMatchObject(masha);
    await join(null, shop.licence);
    expect(await giftOf()).toMatchObject(masha);
  });

  test('the recipient leaves the basket with the last card, and does not wait for the next one', async () => {
    const { id: basketId } = await small.put(shop.giftCard);
    const context = small.context({ basketId });
    await small.put(shop.licence, 1, basketId);
    const { items } = await basketHandlers.setGift({ body: masha, context });
    const remove = (product: number) => {
      const id = items.find((line) => line.product_id === product)?.id ?? 0;
      return basketHandlers.removeItem({ query: { id }, context });
    };
    expect((await remove(shop.licence)).gift).toMatchObject(masha);
    expect(await remove(shop.giftCard)).toMatchObject({ is_giftable: false, gift: null });
    await small.put(shop.giftCard, 1, basketId);
    expect((await basketHandlers.getBasket({ query: {}, context })).gift).toBeNull();
  });

  test('a link in place of the buyer’s name is not sent under the shop’s', async () => {
    const made = await orderOf(masha);
    await small.db.execute(sql`update orders set contact_name = 'Выигрыш: evil.ru/x' where id = ${made.id}`);
    await pay(made, made.id);
    expect((await letters())[0]?.text).toMatch(/^Маша, вам дарят подарочную карту/);
  });

  test.each([
    [true, ['https://evil.example', 'www.evil.example', 'evil.ru/x', 'Смотри: Evil.RU', 't.me/evil', 'приз.рф', 'бесплатно.дети/x']],
    [false, ['С днём рождения!', 'Поздравляем.Обнимаем', 'Пётр и И.И. Иванов', 'Тебе 1.5 года…', 'и/или', '']],
  ])('whether a text leads elsewhere: %j', (leads, texts) => {
    expect(texts.filter((text) => leadsElsewhere(text) !== leads)).toEqual([]);
  });
});
