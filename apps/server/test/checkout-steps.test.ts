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
      'Банковской картой',
    ]) {
      expect(summary.text.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
    }
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
