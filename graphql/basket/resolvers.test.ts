import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { refusal } from '../testing/provider.ts';
import * as rows from '../testing/rows.ts';
import { shop } from '../testing/shop.ts';

describe('the basket', () => {
  test('comes into being with the first thing put in, and the next change of the same operation is of it', async () => {
    const { asked, context } = await ask('mutation { a: addToBasket(productId: 1) { id } b: addToBasket(productId: 2) { id } }', shop(), {
      headers: {},
    });
    expect(asked.map(({ caller }) => caller.basketId)).toEqual([undefined, rows.basketId]);
    expect(context.session.cookies()).toEqual([expect.stringMatching(new RegExp(`^basket_id=${rows.basketId};.*HttpOnly`))]);
  });

  test('says how many are left', async () => {
    const sold = shop({ basket: { addItem: () => Promise.reject(refusal(409, 'out_of_stock', 'Осталась 1 штука.')) } });
    const { answer } = await ask('mutation { addToBasket(productId: 1, quantity: 2) { id } }', sold);
    expect(answer.errors[0]).toMatchObject({ message: 'Осталась 1 штука.', extensions: { code: 'OUT_OF_STOCK' } });
  });

  test('takes a quantity from one on', async () => {
    const { answer, asked } = await ask('mutation { setBasketQuantity(itemId: 1, quantity: 0) { id } }');
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { quantity: [expect.any(String)] } });
    expect(asked).toEqual([]);
  });

  test('stays as it is when what is taken out has gone already', async () => {
    const gone = shop({ basket: { removeItem: () => Promise.reject(refusal(404, 'not_found')) } });
    const { answer } = await ask('mutation { removeFromBasket(itemId: 1) { revision } }', gone);
    expect(answer).toEqual({ data: { removeFromBasket: { revision: 3 } } });
  });
});
