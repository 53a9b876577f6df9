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
