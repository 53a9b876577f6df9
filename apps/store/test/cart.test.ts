import { beforeAll, describe, expect, it } from 'vitest';
import { openShopping, type Shopping } from './shopping.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping();
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
    expect([tooMany.status, tooMany.text.includes('Можно взять до')]).toEqual([409, true]);
    const without = await visitor.press(more, 'Удалить');
    expect(without.text).toContain('Корзина пуста');
    const back = await visitor.press(without, 'Вернуть');
    expect(back.text).toContain(product.name);
    expect(/name="quantity"[^>]*value="2"/.test(back.html)).toBe(true);
    expect(back.buttons).not.toContain('Вернуть');
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
