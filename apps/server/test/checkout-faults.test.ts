import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import { demoShopper } from './demo-shopper.ts';
import { expectNoInnards } from './screens.ts';
import { address, atSummary, consentFields, contacts, goOn, openShopping, order, type Shopping } from './shopping.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping(startBreakableShop);
});
beforeEach(() => shopping.proxy.mend());

describe('when something is in the way', () => {
  it('deliveries cannot be loaded: name and phone are enough, on the same address', async () => {
    const { visitor, product } = await shopping.withBasket();
    await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    shopping.proxy.break(/variations_orders$/, 'error');
    const page = await visitor.open('/cart/delivery');
    expect([page.status, page.path]).toEqual([200, '/cart/delivery']);
    expect(page.html).toContain('value="Анна"');
    expectNoInnards(page.html, shopping.proxy.origin);
    const wrong = await visitor.press(page, order, { firstName: '' });
    expect([wrong.status, wrong.text.includes('Это поле необходимо заполнить.')]).toEqual([422, true]);
    const again = () => new Visitor(shopping.shop, visitor.cookies).press(page, order, consentFields);
    const [made] = await Promise.all([again(), again()]);
    const [id, ...more] = await shopping.ordersOf(product);
    expect([made.path, more]).toEqual([`/order-info/${id}`, []]);
    expect(await shopping.database.sql(`select is_one_click from orders where id = ${id}`)).toEqual([{ is_one_click: true }]);
  });

  it('the provider is gone when a step is sent: what was typed stays, and the same press goes on when it is back', async () => {
    const { visitor } = await shopping.withBasket();
    const lost = 'Магазин не успел ответить';
    const form = await visitor.open('/cart/contacts');
    shopping.proxy.break(/get-basket$/, 'error');
    expect((await new Visitor(shopping.shop, visitor.cookies).open('/cart/contacts')).status).toBe(503);
    const again = await visitor.press(form, goOn, { ...contacts, firstName: 'Мария', email: 'nobody' });
    expect([again.status, again.path, again.text.includes(lost)]).toEqual([503, '/cart/contacts', true]);
    expect(again.html).toContain('value="nobody"');
    const kept = await visitor.press(again, goOn, { email: '' });
    expect([kept.status, kept.text.includes(lost)]).toEqual([503, true]);
    expectNoInnards(kept.html, shopping.proxy.origin);

    shopping.proxy.mend();
    expect((await visitor.open('/cart/contacts')).html).toContain('value="Мария"');
    const delivery = await visitor.press(kept, goOn);
    expect(delivery.path).toBe('/cart/delivery');

    shopping.proxy.break(/get-basket$/, 'error');
    const unsent = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address, comment: 'Второй подъезд' });
    expect([unsent.status, unsent.text.includes(lost)]).toEqual([503, true]);
    shopping.proxy.mend();
    const payments = await visitor.press(unsent, goOn);
    expect([payments.path, payments.text.includes('Комментарий: Второй подъезд')]).toEqual(['/cart/payments', true]);

    shopping.proxy.break(/get-basket$/, 'error');
    const unpaid = await visitor.press(payments, goOn, { tab: 'ON_RECEIPT' });
    expect([unpaid.status, unpaid.text.includes(lost)]).toEqual([503, true]);
    shopping.proxy.mend();
    expect((await visitor.press(unpaid, goOn)).text).toContain('Платить сейчас не нужно');
  });

  it('sold out: back to the basket, which says so and offers what is left', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    await shopping.database.sql(`update stock set quantity = 0 where product_id = ${product.id}`);
    const basket = await visitor.press(summary, order, consentFields);
    expect(basket.path).toBe('/cart');
    expect(basket.text).toContain('Товар закончился');
    expect(basket.text).not.toContain('Перейти к оформлению');
    expect((await visitor.open('/cart/delivery')).path).toBe('/cart');
    const settled = await visitor.press(basket, 'Оставить то, что есть');
    expect([settled.path, settled.text.includes('Корзина пуста')]).toEqual(['/cart', true]);
    expect(await shopping.ordersOf(product)).toEqual([]);
  });

  it('the basket changed in another tab: nothing is ordered unseen', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    const other = shopping.unseen();
    await visitor.send('/cart/add', { intent: 'add', productId: String(other.id), returnTo: '/cart' });
    const page = await visitor.press(summary, order, consentFields);
    expect([page.path, page.text.includes('Корзина изменилась в другой вкладке')]).toEqual(['/cart', true]);
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(
      `Корзина изменилась: ${other.name.replaceAll('\u00a0', ' ')} — теперь в корзине (1 шт.)`,
    );
    expect((await visitor.open('/cart')).text).not.toContain('теперь в корзине');
    expect(await shopping.ordersOf(product)).toEqual([]);
  });

  it('the basket cannot be read: it can be given up as a whole', async () => {
    const { visitor } = await shopping.withBasket();
    shopping.proxy.break(/get-basket$/, 'error');
    const page = await visitor.open('/cart');
    expect(page.text).toContain('Корзина не загружается');
    shopping.proxy.mend();
    const cleared = await visitor.press(page, 'Очистить корзину');
    expect(cleared.text).toContain('Корзина пуста');
  });

  it('the basket of somebody signed in cannot be read: it can be given up while that lasts', async () => {
    const { visitor } = await shopping.withBasket();
    const { email: login, password } = demoShopper;
    const signIn = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { user { email } } } }';
    expect(await visitor.execute(signIn, { input: { login, password } })).toMatchObject({ data: { sessionSignIn: { session: {} } } });
    expect((await visitor.open('/cart')).text).toContain('Перейти к оформлению');
    shopping.proxy.break(/\/basket/, 'error');
    const page = await visitor.open('/cart');
    const kept = await visitor.press(page, 'Очистить корзину');
    expect(kept.text).toContain('Не получилось очистить корзину');
    shopping.proxy.mend();
    shopping.proxy.break(/get-basket$/, 'error');
    await visitor.press(kept, 'Очистить корзину');
    shopping.proxy.mend();
    expect((await visitor.open('/cart')).text).toContain('Корзина пуста');
  });

  it('the page of the payment cannot be opened: the order is there, and may be paid later', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    shopping.proxy.break(/create-payment$|init-payment/, 'error');
    const page = await visitor.press(summary, order, consentFields);
    const [id] = await shopping.ordersOf(product);
    expect(page.path).toBe(`/cart/payment/${id}`);
    expect(page.text).toContain('Заказ оформлен, но страница оплаты не открылась');
    shopping.proxy.mend();
    const pay = page.buttons.find((name) => name.startsWith('Оплатить')) ?? '';
    const paid = await until(async () => {
      const next = await visitor.press(await visitor.open(`/cart/payment/${id}`), pay);
      return next.path.startsWith('/sandbox-acquirer/') && next;
    }, 'the payment page to open');
    expect(paid.buttons).toContain('Оплатить');
  });
});
