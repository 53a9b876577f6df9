import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import { expectNoInnards } from './screens.ts';
import { atSummary, consentFields, contacts, goOn, openShopping, order, type Shopping } from './shopping.ts';
import { Visitor } from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping(startBreakableShop);
});
beforeEach(() => shopping.proxy.mend());

describe('the order', () => {
  it('needs the consent, and only that, which is kept with the shopper’s address', async () => {
    const { visitor, product } = await shopping.withBasket();
    const page = await visitor.press(await atSummary(visitor), order);
    expect([page.status, page.text.includes('Для завершения необходимо согласие.')]).toEqual([422, true]);
    expect(await shopping.ordersOf(product)).toEqual([]);
    visitor.address = '203.0.113.7';
    expect((await visitor.press(page, order, consentFields)).path).toMatch(/^\/sandbox-acquirer\//);
    const [id] = await shopping.ordersOf(product);
    const kept = await shopping.database.sql(`select purpose, ip from consents where order_id = ${id}`);
    expect(kept).toEqual([{ purpose: 'personal-data', ip: '203.0.113.7' }]);
  });

  it('is what was seen: at other prices none is made, and the new sums are shown to be confirmed', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    await shopping.database.sql(`update products set price = price * 3 where id = ${product.id}`);
    const page = await visitor.press(summary, order, consentFields);
    expect([page.status, await shopping.ordersOf(product)]).toEqual([409, []]);
    expect(page.text).toMatch(/Пока вы оформляли заказ, сумма изменилась.*Товары: было .+₽, стало .+₽.*Итого: было .+₽, стало .+₽/);
    expect((await visitor.press(page, order, consentFields)).path).toMatch(/^\/sandbox-acquirer\//);
    expect(await shopping.ordersOf(product)).toHaveLength(1);
  });

  it('takes the quote of this very basket only: with another none is made, and the sums are shown to be confirmed', async () => {
    const [{ visitor, product }, other] = [await shopping.withBasket(), await shopping.withBasket()];
    const foreign = /name="quote" value="([^"]+)"/.exec((await atSummary(other.visitor)).html)?.[1] ?? expect.fail('no quote');
    let page = await atSummary(visitor);
    for (const quote of [foreign, `x${foreign}`, 'forged', '']) {
      page = await visitor.press(page, order, { ...consentFields, quote });
      expect([page.status, page.text.includes('Проверьте сумму заказа и подтвердите ещё раз.')]).toEqual([409, true]);
    }
    expect(await shopping.ordersOf(product)).toEqual([]);
    expect((await visitor.press(page, order, consentFields)).path).toMatch(/^\/sandbox-acquirer\//);
    expect(await shopping.ordersOf(product)).toHaveLength(1);
  });

  it('that got no answer and meets other prices is shown anew', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    shopping.proxy.break(/create-order$/, 'error');
    expect((await visitor.press(summary, order, consentFields)).text).toContain('второй');
    shopping.proxy.mend();
    await shopping.database.sql(`update products set price = price * 3 where id = ${product.id}`);
    const page = await visitor.press(await visitor.open('/cart/summary'), order);
    expect([page.status, await shopping.ordersOf(product)]).toEqual([409, []]);
    expect(page.text).toMatch(/сумма изменилась.*стало/);
    expect((await visitor.press(page, order, consentFields)).path).toMatch(/^\/sandbox-acquirer\//);
  });

  it('is one, however often the button is pressed', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    const again = () => new Visitor(shopping.shop, visitor.cookies).press(summary, order, consentFields);
    const pages = await Promise.all([again(), again(), again()]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1);
    expect(await shopping.ordersOf(product)).toHaveLength(1);
    // A browser that gave the first answers up for the last press knows nothing of them.
    const later = await visitor.press(summary, order, consentFields);
    expect([later.path, await shopping.ordersOf(product)]).toEqual([pages[0]?.path, [expect.any(Number)]]);
    // Back, and once more: by now the draft is over, so the order itself is shown.
    expect((await visitor.press(summary, order, consentFields)).path).toMatch(/^\/order-info\//);
    const [id] = await shopping.ordersOf(product);
    expect((await visitor.open('/cart/summary')).path).toBe(`/order-info/${id}`);
  });

  it('that got no answer is sent again as it was, and is one', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    shopping.proxy.break(/create-order$/, 'lost');
    const page = await visitor.press(summary, order, consentFields);
    expect([page.path, page.text.includes('второй')]).toEqual(['/cart/summary', true]);
    expectNoInnards(page.html, shopping.proxy.origin);
    shopping.proxy.mend();
    expect(await shopping.ordersOf(product)).toHaveLength(1);
    expect((await visitor.press(await visitor.open('/cart/summary'), order)).path).toMatch(/^\/sandbox-acquirer\//);
    expect(await shopping.ordersOf(product)).toHaveLength(1);
  });

  it('of a code alone needs an e-mail and no delivery', async () => {
    const [code] = await shopping.database.sql<{ id: number; name: string }>(
      `select id, name from products where category_id = 20743 and status = 1 order by id limit 1`,
    );
    if (code === undefined) throw new Error('The demo catalogue has no gift certificates.');
    const { visitor } = await shopping.withBasket({ ...code, path: '' });
    const open = await visitor.open('/cart/contacts');
    expect((await visitor.press(open, goOn, { ...contacts, email: '' })).status).toBe(422);
    const payments = await visitor.press(open, goOn, contacts);
    expect([payments.path, (await visitor.open('/cart/delivery')).path]).toEqual(['/cart/payments', '/cart/payments']);
    expect(payments.text).toContain('Пришлём на электронную почту после оплаты');
    expect(payments.html).not.toContain('href="/cart/delivery"');
    expect(payments.text).not.toMatch(/При получении|Кредит/);
    const paying = await visitor.press(await visitor.press(payments, goOn), order, consentFields);
    expect(paying.path).toMatch(/^\/sandbox-acquirer\//);
    expect(await shopping.ordersOf(code)).toHaveLength(1);
  });

  it('of a code and of goods paid on receipt are two, and the code is paid at once', async () => {
    const [code] = await shopping.database.sql<{ id: number }>(
      `select id from products where category_id = 20743 and status = 1 order by id desc limit 1`,
    );
    const { visitor, product } = await shopping.withBasket();
    const basket = await visitor.send('/cart/add', { intent: 'add', productId: String(code?.id), returnTo: '/cart' });
    expect(basket.text).toContain('разными заказами');
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const payments = await visitor.press(delivery, goOn, { 'way.buy': 'PICKUP' });
    const summary = await visitor.press(payments, goOn, { tab: 'ON_RECEIPT' });
    expect(summary.text).toContain('Заказы оплачиваются по отдельности: Заказ 1, при получении');
    const paying = await visitor.press(summary, order, consentFields);
    const [goods] = await shopping.ordersOf(product);
    expect(paying.path).toMatch(/^\/cart\/payment\/\d+$/);
    expect(paying.path).not.toBe(`/cart/payment/${goods}`);
    const other = await visitor.open(`/order-info/${goods}`);
    const sent = paying.path.split('/').at(-1);
    expect(other.text).toContain(`Заказ № ${sent}`);
    expect(other.html).toContain(`href="/cart/payment/${sent}"`);
    expect(other.text).toContain('Соберём заказ');
  });

  it('is nobody else’s, and neither is its payment', async () => {
    const { visitor, product } = await shopping.withBasket();
    await visitor.press(await atSummary(visitor), order, consentFields);
    const [id] = await shopping.ordersOf(product);
    const own = await visitor.open(`/order-info/${id}`);
    expect([own.status, own.text.includes(`Заказ № ${id}`), own.text.includes('Ожидает оплаты')]).toEqual([200, true, true]);
    expect((await visitor.open(`/cart/payment/${id}`)).status).toBe(200);
    const otherVisitor = new Visitor(shopping.shop);
    for (const path of [`/cart/payment/${id}`, '/cart/payment/0']) {
      const page = await otherVisitor.open(path);
      expect([path, page.status, page.text.includes('Страница не найдена')]).toEqual([path, 404, true]);
    }
    // The address asks for the phone, whether or not there is such an order.
    for (const path of [`/order-info/${id}`, '/order-info/x']) {
      const page = await otherVisitor.open(path);
      expect([path, page.status, page.buttons.includes('Получить код')]).toEqual([path, 200, true]);
      expect(page.text).not.toContain('Ожидает оплаты');
    }
  });

  it.each(['2147483648', '99999999999', '9'.repeat(20)])(
    'of the id %s, and any other screen of it, is «Страница не найдена»',
    async (id) => {
      const { visitor } = await shopping.withBasket();
      const screens = ['cart/payment/ID', 'catalog/ID', 'catalog/smartphones/ID', 'catalog/brand/samsung/smartphones/ID'];
      const ofProduct = ['catalog/smartphones/224/ID', 'catalog/smartphones/224/ID/specs', 'catalog/smartphones/ID/224'];
      for (const path of [...screens, ...ofProduct].map((screen) => `/${screen.replace('ID', id)}`)) {
        const page = await visitor.open(path);
        expect([path, page.status, page.text.includes('Страница не найдена')]).toEqual([path, 404, true]);
      }
      const page = await visitor.send('/cart/add', { intent: 'add', productId: id, returnTo: '/cart' });
      expect(page.status).toBeLessThan(500);
    },
  );

  it.each(['2147483648', '9'.repeat(20)])('of the id %s is nothing to read, and NOT_FOUND to change', async (id) => {
    const { visitor } = await shopping.withBasket();
    const read = await visitor.execute(
      'query ($id: ID!) { product(id: $id) { id } store(id: $id) { id } order(id: $id) { id } payment(id: $id) { id } }',
      {
        id,
      },
    );
    expect(read).toEqual({ data: { product: null, store: null, order: null, payment: null } });
    for (const [change, input] of [
      ['basketAddItem(input: $input) { basket { id } }', 'BasketAddItemInput'],
      ['basketSetQuantity(input: $input) { basket { id } }', 'BasketSetQuantityInput'],
    ] as const) {
      const variables = { input: input === 'BasketAddItemInput' ? { productId: id } : { itemId: id, quantity: 1 } };
      const { errors } = await visitor.execute(`mutation ($input: ${input}!) { ${change} }`, variables);
      expect([change, errors?.[0]?.extensions.code]).toEqual([change, 'NOT_FOUND']);
    }
  });
});
