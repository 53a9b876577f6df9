import { beforeAll, describe, expect, it } from 'vitest';
import { atSummary, contacts, goOn, openShopping, type Shopping } from './shopping.ts';
import { Visitor } from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping();
});

describe('the steps', () => {
  it('lead to the first that is open, and an empty basket to itself', async () => {
    expect((await new Visitor(shopping.shop).open('/cart/summary')).path).toBe('/cart');
    const { visitor } = await shopping.withBasket();
    for (const path of ['/cart/delivery', '/cart/payments', '/cart/summary'])
      expect((await visitor.open(path)).path).toBe('/cart/contacts');
    await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    expect((await visitor.open('/cart/summary')).path).toBe('/cart/delivery');
  });

  it('fold into what was chosen, and a mended one leads back to the summary', async () => {
    const { visitor, product } = await shopping.withBasket();
    const summary = await atSummary(visitor);
    for (const text of [
      product.name,
      'Анна Петрова',
      '+7 (949) 123-45-67',
      'Курьер',
      'Артёма, д.\u00a074, кв.\u00a012',
      'Банковская карта',
    ]) {
      expect(summary.text.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
    }
    // No script makes the sum follow another way that is ticked: it has the way that is saved, which stays ticked.
    expect((await visitor.open('/cart/delivery')).text).toMatch(/Доставка (?:бесплатно|[\d\s]+₽) Итого/);
    const mended = await visitor.press(await visitor.open('/cart/contacts'), goOn, { firstName: 'Мария' });
    expect([mended.path, mended.text.includes('Мария Петрова')]).toEqual(['/cart/summary', true]);
  });

  it('say what is wrong beside the field and in the title, and keep what was typed', async () => {
    const { visitor } = await shopping.withBasket();
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

  it('ask once about a street that nobody knows, and take no house without a number', async () => {
    const { visitor } = await shopping.withBasket();
    const step = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const nowhere = { 'way.buy': 'COURIER', street: 'абракадабра 999999', houseNumber: '-5' };
    const refused = await visitor.press(step, goOn, nowhere);
    expect([refused.status, refused.text.includes('Укажите номер дома цифрами')]).toEqual([422, true]);
    const asked = await visitor.press(refused, goOn, { ...nowhere, houseNumber: '5' });
    expect([asked.status, asked.text.includes('Не нашли «абракадабра 999999» в списке улиц.')]).toEqual([422, true]);
    expect((await visitor.press(asked, goOn)).path).toBe('/cart/payments');
    const meant = await visitor.press(await visitor.open('/cart/delivery'), goOn, { street: 'Артима' });
    expect([meant.status, meant.text.includes('Может быть, улица Артёма?')]).toEqual([422, true]);
  });

  it('let somebody else receive the goods, and the order says who', async () => {
    const { visitor } = await shopping.withBasket();
    const step = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const other = { 'way.buy': 'COURIER', street: 'Артёма', houseNumber: '74', isAddressee: 'yes' };
    const refused = await visitor.press(step, goOn, { ...other, addresseeName: 'Пётр Иванов', addresseePhone: '+380501234567' });
    expect([refused.status, refused.text.includes('Мы звоним только на российские номера')]).toEqual([422, true]);
    const accepted = await visitor.press(refused, goOn, { addresseePhone: '8 949 765-43-21' });
    expect([accepted.path, accepted.text.includes('Получит Пётр Иванов, +7 (949) 765-43-21')]).toEqual(['/cart/payments', true]);
  });

  it('keep a phone of another country as it was typed, and say why it is none', async () => {
    const { visitor } = await shopping.withBasket();
    const page = await visitor.press(await visitor.open('/cart/contacts'), goOn, { ...contacts, phone: '+380501234567' });
    expect([page.status, page.text.includes('Мы звоним только на российские номера')]).toEqual([422, true]);
    expect(page.html).toContain('value="+380501234567"');
  });

  it('notice that another tab has changed them, once, and lose nothing', async () => {
    const { visitor } = await shopping.withBasket();
    const old = await visitor.open('/cart/contacts');
    await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
    const page = await visitor.press(old, goOn, { ...contacts, firstName: 'Мария' });
    expect([page.status, page.text.includes('изменён в другой вкладке')]).toEqual([409, true]);
    expect(page.html).toContain('value="Мария"');
    expect((await visitor.press(page, goOn)).path).toBe('/cart/delivery');
  });

  it('are kept in a cookie that nobody can read', async () => {
    const { visitor } = await shopping.withBasket();
    await atSummary(visitor);
    const draft = visitor.cookies.get('checkout') ?? '';
    expect(draft.length).toBeGreaterThan(100);
    expect(Buffer.from(draft, 'base64url').toString('utf8')).not.toMatch(/Анна|Артёма|949/);
  });
});
