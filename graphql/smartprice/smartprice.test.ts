import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test, vi } from 'vitest';
import { execute } from '../testing/execute.ts';
import { refusal, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const tx = '0123456789abcdef';
const withBasket = { headers: { cookie: `basket_id=${tx.repeat(2)}` } };
const info = async (over: object) => {
  const { answer } = await execute(
    `{ smartPrice(tx: "${tx}") { state smartPrice { totalDiscount { amount } } } }`,
    shop({ smartprice: over }),
  );
  return answer;
};

test('a completed state gives a smart price, any other none, whatever is answered beside it (spec 2 §4)', async () => {
  const of = async (state: string | null, smart_price: object | false | null = samples.smartPrice()) =>
    (await info({ txInfo: () => ({ state, smart_price }) })).data.smartPrice;
  expect(await of('completed')).toEqual({ state: 'COMPLETED', smartPrice: { totalDiscount: { amount: 5_000_00 } } });
  expect(await of('completed', false)).toEqual({ state: 'COMPLETED', smartPrice: null });
  for (const [word, state] of [
    ['created', 'CREATED'],
    ['declined', 'DECLINED'],
    ['used', 'USED'],
    ['expired', 'EXPIRED'],
    ['on the way', 'OTHER'],
    [null, 'OTHER'],
  ] as const)
    expect(await of(word)).toEqual({ state, smartPrice: null });
});

test('what nobody knows is null, a failure is null with an error, and a text that is no tx asks nobody', async () => {
  expect(await info({ txInfo: () => Promise.reject(refusal(404, 'not_found')) })).toEqual({ data: { smartPrice: null } });
  const failedInfo = await info({ txInfo: () => Promise.reject(unavailable()) });
  expect([failedInfo.data, failedInfo.errors?.length]).toEqual([{ smartPrice: null }, 1]);
  const txInfo = vi.fn();
  const { answer } = await execute('{ smartPrice(tx: "a b") { state } }', shop({ smartprice: { txInfo } }));
  expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect(txInfo).not.toHaveBeenCalled();
});

test('that of a basket is null with an error when its check fails; the basket stays', async () => {
  const check = () => Promise.reject(unavailable());
  const { answer } = await execute('{ basket { id smartPrice { tx state } } }', shop({ smartprice: { check } }), withBasket);
  expect(answer.data.basket).toMatchObject({ smartPrice: { tx, state: null } });
  expect(answer.errors).toHaveLength(1);
});

test('is taken into the basket with its product, and begun with a way back on this site', async () => {
  const addItem = vi.fn(() => samples.basketOnWire());
  const add = `mutation { basketAddItem(input: { productId: 42, smartPriceTx: "${tx}" }) { basket { id } } }`;
  await execute(add, shop({ basket: { addItem } }), withBasket);
  const query = expect.objectContaining({ product_id: asId(42), quantity: 1, tx });
  expect(addItem).toHaveBeenCalledExactlyOnceWith({ query }, expect.anything());
  const startSmartPrice = async (url: string, name = 'smartPriceStartValuation') => {
    const { answer } = await execute(`mutation { begun: ${name}(input: { productId: 42, returnUrl: "${url}" }) { tx } }`);
    return answer.errors?.[0]?.extensions?.code ?? answer.data.begun.tx;
  };
  expect(await startSmartPrice('/catalog/a/1/42', 'smartPriceBegin')).toBe(tx);
  expect([
    await startSmartPrice('/catalog/a/1/42'),
    await startSmartPrice('//evil.example/'),
    await startSmartPrice('https://evil.example/'),
  ]).toEqual([tx, 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
});
