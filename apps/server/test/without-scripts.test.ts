import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import { atTheEnd } from './full-stack.ts';
import { askForRepair, papersOf } from './repair/repair-wizard.ts';
import { callOf, payloadOf, requestTexts, stepsOf, ways } from './repair/ways.ts';
import { address, consentFields, contacts, goOn, openShopping, order, type Shopping } from './shopping.ts';
import { choicesOf, type Page, Visitor } from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping(startBreakableShop);
});

describe('the basket', () => {
  it('changes without JavaScript, and gives back what was taken out', async () => {
    const { visitor, product } = await shopping.withBasket();
    const item = await visitor.open('/cart');
    const itemId = /name="itemId" value="(\d+)"/.exec(item.html)?.[1] ?? '';
    const more = await visitor.send('/cart', { intent: 'increase', itemId, quantity: '1' });
    expect([more.status, /name="quantity"[^>]*value="2"/.test(more.html)]).toEqual([200, true]);
    const wrong = await visitor.send('/cart', { intent: 'set', itemId, quantity: 'много' });
    expect([wrong.status, wrong.text.includes('Количество — целое число')]).toEqual([422, true]);
    const tooMany = await visitor.send('/cart', { intent: 'set', itemId, quantity: '9999' });
    expect([tooMany.status, tooMany.text.includes('Можно взять не больше')]).toEqual([200, true]);
    await visitor.send('/cart', { intent: 'set', itemId, quantity: '2' });
    const without = await visitor.press(more, 'Удалить');
    expect(without.text).toContain('Корзина пуста');
    const back = await visitor.press(without, 'Вернуть');
    expect(back.text).toContain(product.name);
    expect(/name="quantity"[^>]*value="2"/.test(back.html)).toBe(true);
    expect(back.buttons).not.toContain('Вернуть');
  });

  it('says without JavaScript that something could not be put back, and why', async () => {
    const { visitor, product } = await shopping.withBasket();
    const without = await visitor.press(await visitor.open('/cart'), 'Удалить');
    shopping.proxy.break(/add-item$/, 'error');
    const failed = await visitor.press(without, 'Вернуть');
    expect([failed.status, failed.text.includes('Не получилось изменить корзину')]).toEqual([503, true]);
    expect(failed.buttons).toContain('Вернуть');
    shopping.proxy.mend();
    await shopping.database.sql(`update stock set quantity = 0 where product_id = ${product.id}`);
    const gone = await visitor.press(failed, 'Вернуть');
    expect([gone.status, gone.text.includes('Товар закончился.')]).toEqual([409, true]);
  });

  it('is no place for a form from another site', async () => {
    const answer = await fetch(`${shopping.shop.origin}/cart`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=clear',
    });
    expect(answer.status).toBe(403);
  });
});

describe('a repair', () => {
  const outbox = async () => (await (await fetch(`${shopping.proxy.origin}/demo/outbox`)).json()) as { recipient: string; text: string }[];

  it.each(ways.map((way, at) => ({ ...way, at })))('$kind, $handover, is asked for at $path', async ({ at, ...way }) => {
    const visitor = new Visitor(shopping.shop);
    visitor.address = `198.51.100.${at + 1}`;
    const phone = 79_260_000_000 + at;
    const heard = shopping.proxy.recordBodies(new RegExp(`^/v1/order/${callOf[way.kind]}$`));
    const codeSent = async () => /\d{6}/.exec((await outbox()).find(({ recipient }) => recipient === `+${phone}`)?.text ?? '')?.[0] ?? '';
    const { steps, done } = await askForRepair(visitor, way, { phone: `+${phone}`, codeSent });
    expect(steps).toEqual(stepsOf(way));
    expect(heard).toEqual([payloadOf(way, phone)]);
    expect([done.status, done.path]).toEqual([200, expect.stringMatching(/^\/repair\/\d{6}$/)]);
    for (const words of requestTexts(way)) expect(done.text).toContain(words);
    expect(done.text.match(/Файл \d/g) ?? []).toHaveLength(papersOf(way.kind));
    // The wizard begins anew, and what has been sent is nobody else's.
    expect((await visitor.open(way.path)).text).toContain('Шаг 1 из 7');
    const closed = await new Visitor(shopping.shop).open(done.path);
    expect([closed.status, closed.text.includes('Анна'), closed.text.includes('Подтвердите телефон')]).toEqual([200, false, true]);
  });

  it('may be talked over: somebody is called back', async () => {
    const visitor = new Visitor(shopping.shop);
    const heard = shopping.proxy.recordBodies(/^\/repair-request\/create$/);
    const asked = await visitor.press(await visitor.open('/repair?step=help'), 'Перезвоните мне', {
      name: 'Анна',
      phone: '+7 926 000-00-99',
      deviceType: 'Кофемашина',
      comment: 'Не знаю модель',
      'consent.personal-data': 'yes',
    });
    expect(asked.text).toContain('Спасибо! Перезвоним в рабочее время');
    const said = { name: 'Анна', phone: 79_260_000_099, device_type: 'Кофемашина', comment: 'Не знаю модель' };
    expect(heard).toEqual([expect.objectContaining(said)]);
  });
});

describe('an order', () => {
  /** From the delivery to the paid order. */
  async function bought(visitor: Visitor, delivery: Page): Promise<Page> {
    const payments = await visitor.press(delivery, goOn);
    expect(payments.path, payments.text).toBe('/cart/payments');
    const bank = await visitor.press(await visitor.press(payments, goOn), order, consentFields);
    expect(bank.path, bank.text).toMatch(/^\/sandbox-acquirer\//);
    const done = await visitor.press(bank, 'Оплатить');
    expect([done.path, done.text]).toEqual([expect.stringMatching(/^\/order-info\/\d+$/), expect.stringContaining('Оплачено')]);
    return done;
  }
  const rowOf = async ({ path }: Page) => {
    const id = path.split('/').at(-1);
    const [row] = await shopping.database.sql<{ type: number; inn: string | null }>(
      `select delivery_type_id as type, company_inn as inn from orders where id = ${id}`,
    );
    return row;
  };

  it.each(isLongRun ? [1, 9, 10, 12, 13, 14] : [1, 12])('is picked up at a place of the type %i, and paid', async (type) => {
    const { visitor } = await shopping.withBasket();
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const place = [...choicesOf(delivery, 'place.buy').values()].find((value) => value.startsWith(`${type}:`)) ?? '';
    const shown = await visitor.press(delivery, goOn, { 'way.buy': 'PICKUP', 'place.buy': place });
    expect(shown.path).toBe('/cart/payments');
    expect(await rowOf(await bought(visitor, await visitor.open('/cart/delivery')))).toMatchObject({ type });
  });

  /** A zone where it is between noon and one o'clock now: an express courier comes from a store that is open. */
  const atNoon = (): string => {
    const ahead = 12 - new Date().getUTCHours();
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  };

  it.each([
    ['COURIER', 2],
    ['EXPRESS', 27],
  ])('is brought by %s, and paid', async (way, type) => {
    const zones = await shopping.database.sql('select id, time_zone from cities');
    atTheEnd(() =>
      shopping.database.sql(
        `update cities c set time_zone = old.time_zone from json_populate_recordset(null::cities, '${JSON.stringify(zones)}') old where old.id = c.id`,
      ),
    );
    await shopping.database.sql(`update cities set time_zone = '${atNoon()}'`);
    const { visitor } = await shopping.withBasket();
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    expect((await visitor.press(delivery, goOn, { 'way.buy': way, ...address })).path).toBe('/cart/payments');
    const done = await bought(visitor, await visitor.open('/cart/delivery'));
    expect([await rowOf(done), done.text.replaceAll('\u00a0', ' ')]).toEqual([
      expect.objectContaining({ type }),
      expect.stringContaining('Артёма, д. 74'),
    ]);
  });

  it('is a partner’s piece, from the product’s page to the paid order', async () => {
    const [product] = await shopping.database.sql<{ id: number; name: string; path: string; price: number; quantity: number }>(
      `select p.id, p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as path, o.price::int / 100 as price, o.quantity
       from products p join categories c on c.id = p.category_id join supplier_offers o on o.product_id = p.id
       where p.order_type = 'false' and p.status = 1 and o.quantity > 2 and p.price between 1000000 and 9000000
         and not exists (select 1 from supplier_offers other where other.product_id = p.id and other.supplier_id <> o.supplier_id)
       order by p.id limit 1`,
    );
    if (product === undefined) throw new Error('The demo catalogue has nothing that one partner alone sells.');
    const visitor = new Visitor(shopping.shop);
    const page = await visitor.open(product.path);
    expect(page.text).toContain('Продаёт партнёр');
    await visitor.press(page, 'В корзину');
    const without = await visitor.press(await visitor.open('/cart'), 'Удалить');
    expect(without.text).toContain('Корзина пуста');
    const basket = await visitor.press(without, 'Вернуть');
    expect(basket.text).toContain(product.name);
    expect(basket.text).toContain('Продаёт партнёр');
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    expect((await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address })).path).toBe('/cart/payments');
    const done = await bought(visitor, await visitor.open('/cart/delivery'));
    expect(done.text).toContain(product.name);
    const [line] = await shopping.database.sql<{ price: number; quantity: number; left: number }>(
      `select i.final_price::int / 100 as price, i.quantity, o.quantity as left from order_items i
       join supplier_offers o on o.product_id = i.product_id and o.supplier_id = i.supplier_id where i.product_id = ${product.id}`,
    );
    expect(line).toEqual({ price: product.price, quantity: 1, left: product.quantity - 1 });
  });

  it('is a company’s when its tax number says so, and its screen has the name', async () => {
    const { visitor } = await shopping.withBasket();
    const open = await visitor.open('/cart/contacts');
    const delivery = await visitor.press(open, goOn, { ...contacts, inn: '9301000177' });
    // A counter, which is the first to have it at some hours, makes out no invoice.
    const payments = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
    expect(payments.text).toContain('Счёт для организации');
    expect(payments.text).not.toMatch(/Рассрочка|Apple Pay|СБП/);
    // The invoice is chosen where nothing else is.
    const done = await visitor.press(await visitor.press(payments, goOn), order, consentFields);
    expect([await rowOf(done), done.text]).toEqual([
      expect.objectContaining({ inn: '9301000177' }),
      expect.stringMatching(/Оплата по счёту.*ООО «Степной маяк»/s),
    ]);
  });

  it('is looked at again by whoever becomes a company after a card was chosen: the invoice stands first, the card stays chosen', async () => {
    const { visitor } = await shopping.withBasket();
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const payments = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
    const card = { tab: 'ONLINE', 'method.ONLINE': '17' };
    expect((await visitor.press(payments, goOn, card)).path).toBe('/cart/summary');
    const again = await visitor.press(await visitor.open('/cart/contacts'), goOn, { ...contacts, inn: '9301000177' });
    expect(again.path).toBe('/cart/payments');
    expect(again.text).toMatch(/Покупатель изменился.*Со счёта компании.*Онлайн/s);
    expect((await visitor.press(again, goOn)).text).not.toContain('Счёт для организации');
    const person = await visitor.press(await visitor.open('/cart/contacts'), goOn, { ...contacts, inn: '' });
    expect(person.path).toBe('/cart/payments');
    expect(person.text).not.toContain('Со счёта компании');
  });

  it('is two where one of its goods is awaited, until the shopper wants them together', async () => {
    const [awaited] = await shopping.database.sql<{ id: number; name: string; path: string }>(
      `select id, name, '' as path from products where order_type = 'preorder' and status = 1 order by id limit 1`,
    );
    if (awaited === undefined) throw new Error('The demo catalogue awaits nothing.');
    const { visitor, product } = await shopping.withBasket();
    await shopping.withBasket(awaited, visitor);
    const apart = await visitor.open('/cart');
    expect(apart.text).toContain('Предзаказ оформляется отдельно');
    const together = await visitor.press(apart, 'Получить всё вместе');
    expect(together.text).toContain('Всё придёт одним заказом');
    await visitor.press(together, 'Оформить предзаказ отдельно');
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const summary = await visitor.press(await visitor.press(delivery, goOn, { 'way.buy': 'PICKUP', 'way.preorder': 'PICKUP' }), goOn);
    await visitor.press(summary, order, consentFields);
    const [first, second] = [await shopping.ordersOf(product), await shopping.ordersOf(awaited)];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first).not.toEqual(second);
  });
});
