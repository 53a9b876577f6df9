import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import { address, atSummary, consentFields, contacts, goOn, openShopping, order, type Shopping } from './shopping.ts';
import { choicesOf, type Page, Visitor } from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping(startBreakableShop);
});
beforeEach(() => shopping.proxy.mend());

const oneClick = 'Купить в один клик';
const placeOrder = 'Оформить заказ';
const getCode = 'Получить код';

let phones = 0;
/** Another one for each test, in the form of the database. */
const newPhone = (): string => `7926100${String(++phones).padStart(4, '0')}`;
const codeTo = async (phone: string): Promise<string> => {
  const sent = (await (await fetch(`${shopping.proxy.origin}/demo/outbox`)).json()) as { recipient: string; text: string }[];
  const text = sent.find(({ recipient, text }) => recipient === `+${phone}` && text.startsWith('Код'))?.text ?? '';
  return /\d{6}/.exec(text)?.[0] ?? '';
};
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const numberOf = ({ path }: Page): string => path.split('/').at(-1) ?? '';
const heldMinutes = async (id: string): Promise<number> => {
  const [row] = await shopping.database.sql<{ n: number }>(
    `select round(extract(epoch from expires_at - inserted_at) / 60)::int as n from orders where id = ${id}`,
  );
  return row?.n ?? 0;
};

describe('one click', () => {
  it('buys the product of the page alone, leaves the basket, and keeps the goods when the phone is confirmed', async () => {
    const { visitor, product: other } = await shopping.withBasket();
    const product = shopping.unseen();
    const phone = newPhone();
    const form = await visitor.press(await visitor.open(product.path), oneClick);
    expect([form.path, form.text.includes(product.name), form.text.includes(other.name)]).toEqual(['/cart/one-click', true, false]);
    const wrong = await visitor.press(form, placeOrder, { firstName: '', phone: '123', ...consentFields });
    expect([wrong.status, wrong.html.includes('value="123"')]).toEqual([422, true]);
    const again = () => new Visitor(shopping.shop, visitor.cookies).press(form, placeOrder, { firstName: 'Анна', phone, ...consentFields });
    const made = await Promise.all([again(), again()]);
    const [id, ...more] = await shopping.ordersOf(product);
    expect([made.map(({ path }) => path), more]).toEqual([[`/order-info/${id}`, `/order-info/${id}`], []]);
    expect(await shopping.ordersOf(other)).toEqual([]);
    expect((await visitor.open('/cart')).text).toContain(other.name);

    const order = await visitor.press(form, placeOrder, { firstName: 'Анна', phone, ...consentFields });
    expect((await visitor.open('/cart/one-click')).path).toBe(order.path);
    expect(order.text).toContain('Ждёт подтверждения');
    expect([order.text.includes('Подтвердите телефон'), await heldMinutes(String(id))]).toEqual([true, 30]);
    const asked = await visitor.press(order, getCode);
    const bad = await visitor.press(asked, 'Подтвердить', { code: wrongCode(await codeTo(phone)) });
    expect([bad.status, bad.text.includes('Неверный код')]).toEqual([422, true]);
    const confirmed = await visitor.press(bad, 'Подтвердить', { code: await codeTo(phone) });
    expect([confirmed.path, confirmed.text.includes('Подтвердите телефон')]).toEqual([`/order-info/${id}`, false]);
    expect([confirmed.text.includes('Ждёт подтверждения'), confirmed.text.includes('Принят, собираем')]).toEqual([false, true]);
    expect(await heldMinutes(String(id))).toBe(24 * 60);
  });

  it('takes three pieces and no more', async () => {
    const visitor = new Visitor(shopping.shop);
    const product = shopping.unseen();
    let form = await visitor.press(await visitor.open(product.path), oneClick);
    const itemId = /name="itemId" value="(\d+)"/.exec(form.html)?.[1] ?? '';
    form = await visitor.send('/cart/one-click', { intent: 'set', itemId, quantity: '3' });
    expect(form.text).toContain('3 товара');
    expect((await visitor.send('/cart/one-click', { intent: 'set', itemId, quantity: '4' })).status).toBe(400);
  });

  it('is asked for on a row of a list as well, and nowhere before it was begun', async () => {
    const visitor = new Visitor(shopping.shop);
    const listing = await visitor.open('/catalog/smartphones/224?view=list');
    expect(listing.buttons).toContain(oneClick);
    expect((await visitor.press(listing, oneClick)).path).toBe('/cart/one-click');
    expect((await new Visitor(shopping.shop).open('/cart/one-click')).path).toBe('/cart');
  });

  it('says in its fallback mode what is too much for it', async () => {
    const { visitor, product } = await shopping.withBasket();
    for (let more = 0; more < 3; more += 1)
      await visitor.send('/cart/add', { intent: 'add', productId: String(product.id), returnTo: '/cart' });
    await visitor.press(await visitor.open('/cart/contacts'), goOn, { ...contacts, phone: newPhone() });
    shopping.proxy.break(/variations_orders$/, 'error');
    const refused = await visitor.press(await visitor.open('/cart/delivery'), placeOrder, consentFields);
    expect([refused.status, refused.text.includes('В один клик можно заказать не больше 3 штук')]).toEqual([422, true]);
  });
});

describe('the fast view of the checkout', () => {
  it('repeats how the last order of this browser was had and paid, and names what does not fit', async () => {
    const { visitor } = await shopping.withBasket();
    expect((await visitor.open('/cart/fast')).path).toBe('/cart/contacts');
    const typed = { ...contacts, phone: newPhone() };
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, typed);
    const payments = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
    const summary = await visitor.press(payments, goOn, { tab: 'ON_RECEIPT' });
    expect((await visitor.press(summary, order, consentFields)).path).toMatch(/^\/order-info\//);

    const { product } = await shopping.withBasket(undefined, visitor);
    expect((await visitor.open('/cart')).html).toContain('href="/cart/fast"');
    const fast = await visitor.open('/cart/fast');
    expect(fast.path).toBe('/cart/fast');
    for (const words of ['Анна Петрова', 'Курьер', 'Артёма', 'Оформить заказ']) expect(fast.text).toContain(words);

    // Changed in place: by another way, with an error first; what does not go with that way is named, and chosen here as well.
    const carried = (page: Page) => ({
      rev: /name="rev" value="([^"]*)"/.exec(page.html)?.[1] ?? '',
      terms: /name="terms" value="([^"]*)"/.exec(page.html)?.[1] ?? '',
    });
    const byHim = { intent: 'delivery', ...carried(fast), 'way.buy': 'COURIER', 'slot.buy': 'никогда' };
    const wrong = await visitor.send('/cart/fast', byHim);
    expect([wrong.status, wrong.path]).toEqual([422, '/cart/fast']);
    const [place = ''] = choicesOf(fast, 'place.buy').values();
    const moved = await visitor.send('/cart/fast', { intent: 'delivery', ...carried(fast), 'way.buy': 'PICKUP', 'place.buy': place });
    expect([moved.path, moved.text.includes('Самовывоз'), moved.buttons.includes(order)]).toEqual(['/cart/fast', true, false]);
    expect(moved.text).toMatch(/Способ оплаты «[^»]+» не подходит к этому заказу/);
    const method = /name="method\.ON_RECEIPT"[^>]*value="(\d+)"/.exec(moved.html)?.[1] ?? '';
    const changed = await visitor.send('/cart/fast', {
      intent: 'payments',
      ...carried(moved),
      tab: 'ON_RECEIPT',
      'method.ON_RECEIPT': method,
    });

    const again = () => new Visitor(shopping.shop, visitor.cookies).press(changed, order, consentFields);
    const [made] = await Promise.all([again(), again()]);
    const [id, ...more] = await shopping.ordersOf(product);
    expect([made.path, more]).toEqual([`/order-info/${id}`, []]);
    const [row] = await shopping.database.sql<{ phone: string; purpose: string }>(
      `select mobile_phone as phone, delivery_purpose as purpose from orders where id = ${id}`,
    );
    expect(row).toEqual({ phone: typed.phone, purpose: 'pickup' });
  });
});

describe('who holds a phone', () => {
  it('registers by a name alone with the code of a sign-in, and has the orders of the phone', async () => {
    const phone = newPhone();
    const guest = new Visitor(shopping.shop);
    const form = await guest.press(await guest.open(shopping.unseen().path), oneClick);
    const made = await guest.press(form, placeOrder, { firstName: 'Анна', phone, ...consentFields });

    const visitor = new Visitor(shopping.shop);
    const sent = await visitor.press(await visitor.open('/user/login?way=code'), getCode, { phone });
    const registration = await visitor.press(sent, 'Войти', { code: await codeTo(phone) });
    expect([registration.path, registration.text.includes('подтверждён'), /name="password"/.test(registration.html)]).toEqual([
      '/user/login?way=register',
      true,
      false,
    ]);
    const wrong = await visitor.press(registration, 'Зарегистрироваться', { firstName: 'Анна' });
    expect([wrong.status, wrong.html.includes('value="Анна"')]).toEqual([422, true]);
    const account = await visitor.press(wrong, 'Зарегистрироваться', { agreement: 'yes' });
    expect(account.path).toBe('/account');
    expect((await visitor.open('/account/orders')).text).toContain(`Заказ № ${numberOf(made)}`);
    expect((await visitor.open('/account/profile')).html).toContain('/user/password-reset');
  });

  it('opens an order on another device; to everybody else it is as if there were none', async () => {
    const { visitor } = await shopping.withBasket();
    const made = await visitor.press(await atSummary(visitor), order, consentFields);
    const [{ id, phone } = { id: 0, phone: '' }] = await shopping.database.sql<{ id: number; phone: string }>(
      'select id, mobile_phone as phone from orders order by id desc limit 1',
    );
    expect(made.status).toBe(200);
    const other = new Visitor(shopping.shop);
    const [closed, nothing] = [await other.open(`/order-info/${id}`), await other.open('/order-info/987654')];
    const same = (page: Page, number: number) => page.text.replaceAll(String(number), 'N');
    expect([closed.status, same(closed, id)]).toEqual([nothing.status, same(nothing, 987_654)]);
    const sent = await other.press(closed, getCode, { phone });
    const refused = await other.press(sent, 'Открыть заказ', { code: wrongCode(await codeTo(phone)) });
    expect([refused.status, refused.text.includes('Неверный код')]).toEqual([422, true]);
    const opened = await other.press(refused, 'Открыть заказ', { code: await codeTo(phone) });
    expect([opened.path, opened.text.includes('Ожидает оплаты')]).toEqual([`/order-info/${id}`, true]);

    const otherVisitor = new Visitor(shopping.shop);
    const othersPhone = newPhone();
    const asked = await otherVisitor.press(await otherVisitor.open(`/order-info/${id}`), getCode, { phone: othersPhone });
    const none = await otherVisitor.press(asked, 'Открыть заказ', { code: await codeTo(othersPhone) });
    expect([none.status, none.text.includes('не оформлен')]).toEqual([422, true]);
  });
});
