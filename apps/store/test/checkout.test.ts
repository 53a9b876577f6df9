import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type FilledDatabase, filledDatabase, type StartedShop, startProvider, startShop } from './house.ts';
import { expectNoInnards, type Shown, unseenProducts } from './screens.ts';
import { until } from './until.ts';
import { type Page, Visitor } from './visitor.ts';

const goOn = 'Продолжить';
const order = 'Оформить заказ';
const contacts = { firstName: 'Анна', lastName: 'Петрова', phone: '8 (949) 123-45-67', email: 'anna@vitrina.test' };
const address = { street: 'Артёма', houseNumber: '74', flatNumber: '12' };
const agreed = { 'consent.personal-data': 'yes' };

let database: FilledDatabase;
let unseen: () => Shown;
let proxy: FaultProxy;
let shop: StartedShop;

beforeAll(async () => {
  database = await filledDatabase();
  unseen = await unseenProducts(database);
  const provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  proxy = await startFaultProxy(provider.origin);
  shop = await startShop({ PROVIDER_API_URL: proxy.origin });
});
beforeEach(() => proxy.mend());

/** A visitor with one product in the basket. */
async function withBasket(product = unseen()): Promise<{ visitor: Visitor; product: Shown }> {
  const visitor = new Visitor(shop);
  const page = await visitor.send('/cart/add', { intent: 'add', productId: String(product.id), returnTo: '/cart' });
  expect(page.text).toContain(product.name);
  return { visitor, product };
}

/** Contacts, delivery by a courier, payment by card: the summary, before its button is pressed. */
async function atSummary(visitor: Visitor): Promise<Page> {
  const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
  expect(delivery.path).toBe('/cart/delivery');
  const payments = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
  expect(payments.path).toBe('/cart/payments');
  const summary = await visitor.press(payments, goOn);
  expect(summary.path).toBe('/cart/summary');
  return summary;
}

/** Order numbers that hold a product. */
async function ordersOf({ id }: Shown): Promise<number[]> {
  const rows = await database.sql<{ id: number }>(`select order_id as id from order_items where product_id = ${id} order by 1`);
  return rows.map((row) => Number(row.id));
}

describe('the steps', () => {
  it('lead to the first that is open, and an empty basket to itself', async () => {
    expect((await new Visitor(shop).open('/cart/summary')).path).toBe('/cart');
    const { visitor } = await withBasket();
    for (const path of ['/cart/delivery', '/cart/payments', '/cart/summary'])
      expect((await visitor.open(path)).path).toBe('/cart/contacts');
    await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    expect((await visitor.open('/cart/summary')).path).toBe('/cart/delivery');
  });

  it('fold into what was chosen, and a mended one leads back to the summary', async () => {
    const { visitor, product } = await withBasket();
    const summary = await atSummary(visitor);
    for (const text of [
      product.name,
      'Анна Петрова',
      '+7 (949) 123-45-67',
      'Курьер',
      'Артёма, д.\u00a074, кв.\u00a012',
      'Банковской картой',
    ]) {
      expect(summary.text.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
    }
    const mended = await visitor.press(await visitor.open('/cart/contacts'), goOn, { firstName: 'Мария' });
    expect([mended.path, mended.text.includes('Мария Петрова')]).toEqual(['/cart/summary', true]);
  });

  it('say what is wrong beside the field and in the title, and keep what was typed', async () => {
    const { visitor } = await withBasket();
    const page = await visitor.press(await visitor.open('/cart/contacts'), goOn, {
      firstName: 'Анна',
      phone: '+7 495 123 45 67',
      email: 'anna@',
    });
    expect(page.status).toBe(422);
    expect(page.html).toContain('<title>Ошибка: Контакты');
    expect(page.text).toContain('Код номера мобильного телефона должен начинаться с «9»');
    expect(page.text).toContain('Пожалуйста, введите корректный email.');
    for (const typed of ['value="Анна"', 'value="+7 495 123 45 67"', 'value="anna@"']) expect(page.html).toContain(typed);
    const delivery = await visitor.press(await visitor.press(page, goOn, contacts), goOn, { 'way.buy': 'COURIER', street: 'Артёма' });
    expect([delivery.status, delivery.path]).toEqual([422, '/cart/delivery']);
    expect(delivery.html).toContain('value="Артёма"');
  });

  it('notice that another tab has changed them, once, and lose nothing', async () => {
    const { visitor } = await withBasket();
    const old = await visitor.open('/cart/contacts');
    await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const page = await visitor.press(old, goOn, { ...contacts, firstName: 'Мария' });
    expect([page.status, page.text.includes('изменён в другой вкладке')]).toEqual([409, true]);
    expect(page.html).toContain('value="Мария"');
    expect((await visitor.press(page, goOn)).path).toBe('/cart/delivery');
  });

  it('are kept in a cookie that nobody can read', async () => {
    const { visitor } = await withBasket();
    await atSummary(visitor);
    const draft = visitor.cookies.get('checkout') ?? '';
    expect(draft.length).toBeGreaterThan(100);
    expect(Buffer.from(draft, 'base64url').toString('utf8')).not.toMatch(/Анна|Артёма|949/);
  });
});

describe('the order', () => {
  it('needs the consent, and only that', async () => {
    const { visitor, product } = await withBasket();
    const page = await visitor.press(await atSummary(visitor), order);
    expect([page.status, page.text.includes('Для завершения необходимо согласие.')]).toEqual([422, true]);
    expect(await ordersOf(product)).toEqual([]);
    expect((await visitor.press(page, order, agreed)).path).toMatch(/^\/sandbox-acquirer\//);
  });

  it('is one, however often the button is pressed', async () => {
    const { visitor, product } = await withBasket();
    const summary = await atSummary(visitor);
    const again = () => new Visitor(shop, visitor.cookies).press(summary, order, agreed);
    const pages = await Promise.all([again(), again(), again()]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1);
    expect(await ordersOf(product)).toHaveLength(1);
    // A browser that gave the first answers up for the last press knows nothing of them.
    const later = await visitor.press(summary, order, agreed);
    expect([later.path, await ordersOf(product)]).toEqual([pages[0]?.path, [expect.any(Number)]]);
    // Back, and once more: by now the draft is over, so the order itself is shown.
    expect((await visitor.press(summary, order, agreed)).path).toMatch(/^\/order-info\//);
    const [id] = await ordersOf(product);
    expect((await visitor.open('/cart/summary')).path).toBe(`/order-info/${id}`);
  });

  it('that got no answer is sent again as it was, and is one', async () => {
    const { visitor, product } = await withBasket();
    const summary = await atSummary(visitor);
    proxy.break(/create-order$/, 'lost');
    const page = await visitor.press(summary, order, agreed);
    expect([page.path, page.text.includes('второй')]).toEqual(['/cart/summary', true]);
    expectNoInnards(page.html, proxy.origin);
    proxy.mend();
    expect(await ordersOf(product)).toHaveLength(1);
    expect((await visitor.press(await visitor.open('/cart/summary'), order)).path).toMatch(/^\/sandbox-acquirer\//);
    expect(await ordersOf(product)).toHaveLength(1);
  });

  it('of a code alone needs an e-mail and no delivery', async () => {
    const [code] = await database.sql<{ id: number; name: string }>(
      `select id, name from products where category_id = 20743 and status = 1 order by id limit 1`,
    );
    if (code === undefined) throw new Error('The demo catalogue has no gift certificates.');
    const { visitor } = await withBasket({ ...code, path: '' });
    const open = await visitor.open('/cart/contacts');
    expect((await visitor.press(open, goOn, { ...contacts, email: '' })).status).toBe(422);
    const delivery = await visitor.press(open, goOn, contacts);
    expect(delivery.text).toContain('доставка им не нужна');
    const payments = await visitor.press(delivery, goOn);
    expect(payments.text).not.toMatch(/При получении|Кредит/);
    const paying = await visitor.press(await visitor.press(payments, goOn), order, agreed);
    expect(paying.path).toMatch(/^\/sandbox-acquirer\//);
    expect(await ordersOf({ ...code, path: '' })).toHaveLength(1);
  });

  it('of a code and of goods paid on receipt are two, and the code is paid at once', async () => {
    const [code] = await database.sql<{ id: number }>(
      `select id from products where category_id = 20743 and status = 1 order by id desc limit 1`,
    );
    const { visitor, product } = await withBasket();
    const basket = await visitor.send('/cart/add', { intent: 'add', productId: String(code?.id), returnTo: '/cart' });
    expect(basket.text).toContain('разными заказами');
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const payments = await visitor.press(delivery, goOn, { 'way.buy': 'PICKUP' });
    const summary = await visitor.press(payments, goOn, { tab: 'ON_RECEIPT' });
    const paying = await visitor.press(summary, order, agreed);
    const [goods] = await ordersOf(product);
    expect(paying.path).toMatch(/^\/cart\/payment\/\d+$/);
    expect(paying.path).not.toBe(`/cart/payment/${goods}`);
    const other = await visitor.open(`/order-info/${goods}`);
    expect(other.text).toContain(`заказ № ${paying.path.split('/').at(-1)}`);
    expect(other.text).toContain('Соберём заказ');
  });

  it('is nobody else’s, and neither is its payment', async () => {
    const { visitor, product } = await withBasket();
    await visitor.press(await atSummary(visitor), order, agreed);
    const [id] = await ordersOf(product);
    const own = await visitor.open(`/order-info/${id}`);
    expect([own.status, own.text.includes(`Заказ № ${id}`), own.text.includes('Ожидает оплаты')]).toEqual([200, true, true]);
    expect((await visitor.open(`/cart/payment/${id}`)).status).toBe(200);
    const stranger = new Visitor(shop);
    for (const path of [`/order-info/${id}`, `/cart/payment/${id}`, '/order-info/x', '/cart/payment/0']) {
      const page = await stranger.open(path);
      expect([path, page.status, page.text.includes('Страница не найдена')]).toEqual([path, 404, true]);
    }
  });
});

describe('when something is in the way', () => {
  it('deliveries cannot be loaded: name and phone are enough, on the same address', async () => {
    const { visitor, product } = await withBasket();
    await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    proxy.break(/variations_orders$/, 'error');
    const page = await visitor.open('/cart/delivery');
    expect([page.status, page.path]).toEqual([200, '/cart/delivery']);
    expect(page.html).toContain('value="Анна"');
    expectNoInnards(page.html, proxy.origin);
    const oneClick = 'Купить в один клик';
    const wrong = await visitor.press(page, oneClick, { firstName: '' });
    expect([wrong.status, wrong.text.includes('Это поле необходимо заполнить.')]).toEqual([422, true]);
    const again = () => new Visitor(shop, visitor.cookies).press(page, oneClick, agreed);
    const [made] = await Promise.all([again(), again()]);
    const [id, ...more] = await ordersOf(product);
    expect([made.path, more]).toEqual([`/order-info/${id}`, []]);
    expect(await database.sql(`select is_one_click from orders where id = ${id}`)).toEqual([{ is_one_click: true }]);
  });

  it('sold out: back to the basket, which says so and offers what is left', async () => {
    const { visitor, product } = await withBasket();
    const summary = await atSummary(visitor);
    await database.sql(`update stock set quantity = 0 where product_id = ${product.id}`);
    const basket = await visitor.press(summary, order, agreed);
    expect(basket.path).toBe('/cart');
    expect(basket.text).toContain('Товар закончился');
    expect(basket.text).not.toContain('Перейти к оформлению');
    expect((await visitor.open('/cart/delivery')).path).toBe('/cart');
    const settled = await visitor.press(basket, 'Оставить то, что есть');
    expect([settled.path, settled.text.includes('Корзина пуста')]).toEqual(['/cart', true]);
    expect(await ordersOf(product)).toEqual([]);
  });

  it('the basket changed in another tab: nothing is ordered unseen', async () => {
    const { visitor, product } = await withBasket();
    const summary = await atSummary(visitor);
    await visitor.send('/cart/add', { intent: 'add', productId: String(unseen().id), returnTo: '/cart' });
    const page = await visitor.press(summary, order, agreed);
    expect([page.path, page.text.includes('Корзина изменилась в другой вкладке')]).toEqual(['/cart', true]);
    expect(await ordersOf(product)).toEqual([]);
  });

  it('the basket cannot be read: it can be given up as a whole', async () => {
    const { visitor } = await withBasket();
    proxy.break(/get-basket$/, 'error');
    const page = await visitor.open('/cart');
    expect(page.text).toContain('Корзина не загружается');
    proxy.mend();
    const cleared = await visitor.press(page, 'Очистить корзину');
    expect(cleared.text).toContain('Корзина пуста');
  });

  it('the page of the payment cannot be opened: the order is there, and may be paid later', async () => {
    const { visitor, product } = await withBasket();
    const summary = await atSummary(visitor);
    proxy.break(/create-payment$|init-payment/, 'error');
    const page = await visitor.press(summary, order, agreed);
    const [id] = await ordersOf(product);
    expect(page.path).toBe(`/cart/payment/${id}`);
    expect(page.text).toContain('Заказ оформлен, но страница оплаты не открылась');
    proxy.mend();
    const pay = page.buttons.find((name) => name.startsWith('Оплатить')) ?? '';
    const paid = await until(
      async () => {
        const next = await visitor.press(await visitor.open(`/cart/payment/${id}`), pay);
        return next.path.startsWith('/sandbox-acquirer/') && next;
      },
      'the payment page to open',
      15_000,
    );
    expect(paid.buttons).toContain('Оплатить');
  });
});

describe('the basket', () => {
  it('changes without JavaScript, and gives back what was taken out', async () => {
    const { visitor, product } = await withBasket();
    const item = await visitor.open('/cart');
    const itemId = /name="itemId" value="(\d+)"/.exec(item.html)?.[1] ?? '';
    const more = await visitor.send('/cart', { intent: 'increase', itemId, quantity: '1' });
    expect([more.status, /name="quantity"[^>]*value="2"/.test(more.html)]).toEqual([200, true]);
    const wrong = await visitor.send('/cart', { intent: 'set', itemId, quantity: 'много' });
    expect([wrong.status, wrong.text.includes('Количество — целое число')]).toEqual([422, true]);
    const tooMany = await visitor.send('/cart', { intent: 'set', itemId, quantity: '9999' });
    expect([tooMany.status, tooMany.text.includes('Можно взять до')]).toEqual([409, true]);
    const without = await visitor.press(more, 'Удалить');
    expect(without.text).toContain('Корзина пуста');
    const back = await visitor.press(without, 'Вернуть');
    expect(back.text).toContain(product.name);
    expect(/name="quantity"[^>]*value="2"/.test(back.html)).toBe(true);
    expect(back.buttons).not.toContain('Вернуть');
  });

  it('is no place for a form from another site', async () => {
    const answer = await fetch(`${shop.origin}/cart`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=clear',
    });
    expect(answer.status).toBe(403);
  });
});
