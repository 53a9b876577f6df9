import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test, vi } from 'vitest';
import { execute } from '../testing/execute.ts';
import { refusal, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const signedIn = { cookie: 'access_token=access-0' };
const withBasket = { cookie: `basket_id=${'0123456789abcdef'.repeat(2)}` };

const offersOf = async (fields: string, over: Parameters<typeof shop>[0] = {}, headers: Record<string, string> = {}) =>
  (await execute(`{ product(id: 42) { creditOffers${fields} } }`, shop(over), { headers })).answer;

const apple = () =>
  samples.fullProduct({
    brand: { id: asId(1), code: 'apple', name: 'Apple' },
    category: { id: asId(224), code: 'phones', name: 'Смартфоны' },
  });
const appleTerm = {
  products: {
    product: apple,
    creditOffers: () => [
      {
        id: asId(1),
        terms: [samples.creditTerm({ months: 24, payment: 90_00 }), samples.creditTerm({ months: 24, payment: 80_00, is_apple: true })],
      },
    ],
  },
};

describe('offers', () => {
  test('are asked for of an order of the usual type, each kind put together', async () => {
    const creditOffers = vi.fn(() => samples.creditOffers());
    await offersOf('(supplierId: 8) { kind }', { products: { creditOffers } });
    const query = { order_type_id: 33, supplier_id: asId(8), group_deferred: true, group_credit: true };
    expect(creditOffers).toHaveBeenCalledExactlyOnceWith({ params: { id: asId(42) }, query }, expect.anything());
  });

  test('have the Apple option with a warranty of the product only', async () => {
    const payments = async (args: string) => {
      const { data } = await offersOf(`${args} { terms { payment { amount } } }`, appleTerm);
      return data.product.creditOffers[0].terms[0].payment.amount;
    };
    const plain = await payments('');
    expect(await payments('(warrantyId: 77)')).toBe(plain);
    expect(await payments('(warrantyId: 60)')).not.toBe(plain);
  });

  test('are null with an error when nobody answers; the product stays', async () => {
    const { data, errors } = await offersOf(' { kind }', { products: { creditOffers: () => Promise.reject(unavailable()) } });
    expect(data.product).toEqual({ creditOffers: null });
    expect(errors).toHaveLength(1);
  });
});

describe('Sber’s instalment that is bought at once', () => {
  const term = (months: number, action: number | null = null) =>
    samples.creditTerm({ months, payment: 1000_00, action_id: action === null ? null : asId(action) });
  async function termOf(features: Record<string, boolean>, ...terms: ReturnType<typeof term>[]) {
    const creditOffers = vi.fn(() => [
      { id: asId(1), terms: [term(36)] },
      { id: asId(3), terms },
    ]);
    const states = Object.entries(features).map(([key, is_active]) => ({ key, is_active, featureValue: null }));
    const over = { products: { creditOffers }, site: { features: () => states } };
    const { answer } = await execute('{ product(id: 42) { sberTerm { months } } }', shop(over));
    expect(answer.errors).toBeUndefined();
    return [answer.data.product.sberTerm?.months, creditOffers.mock.calls.length];
  }

  test('is the longest term that asks for nothing beside the product', async () => {
    expect(await termOf({ buyBySber: true }, term(2), term(6, 1305))).toEqual([2, 1]);
    expect(await termOf({ buyBySber: true }, term(6), term(2))).toEqual([6, 1]);
    expect(await termOf({ buyBySber: true }, term(6, 1305))).toEqual([undefined, 1]);
    expect(await termOf({ buyBySber: true })).toEqual([undefined, 1]);
  });

  test('has to be switched on, and its offers must not be off; else no bank is asked', async () => {
    expect(await termOf({ buyBySber: true, 'view.sber.credit': true }, term(2))).toEqual([2, 1]);
    const switchedOff: Record<string, boolean>[] = [{ buyBySber: true, 'view.sber.credit': false }, { buyBySber: false }, {}];
    for (const off of switchedOff) expect(await termOf(off, term(2))).toEqual([undefined, 0]);
  });
});

describe('conditions of a term', () => {
  const action = (over: object) =>
    samples.action({
      id: asId(5),
      mechanics: [
        {
          type: 'discount',
          done: false,
          conditions: [],
          params: {
            price_from: null,
            price_of_accessories: null,
            recommend_cross: false,
            recommend_dso: false,
            credit_notification: null,
            ...over,
          },
        },
      ],
    });
  const conditions = async (over: object, items: ReturnType<typeof samples.basketItem>[] = [], more: Parameters<typeof shop>[0] = {}) => {
    const { data } = await offersOf(
      ' { terms { conditions { priceOfAccessories { amount } accessories { amount } accessoriesPercent isCompleted isWarrantyRequired isWarrantyAsked isWarrantyRecommended } } }',
      {
        ...more,
        actions: { list: () => [{ ...action(over), deferreds: [] }] },
        basket: { getBasket: () => samples.basket({ items }) },
      },
      withBasket,
    );
    return data.product.creditOffers[0].terms[1].conditions;
  };

  test('are kept only where there are some (spec 2 §4)', async () => {
    expect(await conditions({})).toBeNull();
    expect(await conditions({ recommend_dso: true })).toMatchObject({
      isWarrantyRequired: true,
      isWarrantyAsked: true,
      isCompleted: false,
    });
  });

  test('ask for a warranty that is recommended until `dso.required` is off (spec 2 §9)', async () => {
    const where = (features: () => Promise<never> | { key: string; is_active: boolean; featureValue: null }[]) =>
      conditions({ recommend_dso: true }, [], { site: { features } });
    const featureState = (is_active: boolean) => () => [{ key: 'dso.required', is_active, featureValue: null }];
    expect(await where(featureState(true))).toMatchObject({
      isWarrantyRequired: true,

      isWarrantyRecommended: true,
      isCompleted: false,
    });
    expect(await where(featureState(false))).toMatchObject({ isWarrantyRequired: false, isWarrantyRecommended: true, isCompleted: true });
    expect(await where(() => Promise.reject(unavailable()))).toMatchObject({ isWarrantyRequired: true, isCompleted: false });
  });

  test('count the accessories that lie below the product', async () => {
    const main = samples.basketItem({ id: asId(1), product_id: asId(42), parent_id: null });
    const under = (sum: number, isWarranty = false) =>
      samples.basketItem({
        id: asId(2),
        product_id: asId(50),
        parent_id: asId(1),
        is_warranty: isWarranty,
        quantity: 1,
        final_price: sum,
        sum,
      });
    expect(await conditions({ price_of_accessories: 300_00 })).toMatchObject({
      accessories: { amount: 0 },
      accessoriesPercent: 0,
      isCompleted: false,
    });
    expect(await conditions({ price_of_accessories: 300_00 }, [main, under(299_99)])).toMatchObject({
      accessoriesPercent: 99,
      isCompleted: false,
    });
    expect(await conditions({ price_of_accessories: 300_00 }, [main, under(900_00)])).toMatchObject({
      accessoriesPercent: 100,
      isCompleted: true,
    });
    expect(await conditions({ price_of_accessories: 300_00 }, [main, under(900_00, true)])).toMatchObject({ accessoriesPercent: 0 });
  });
});

describe('limits', () => {
  const mokka = async (limit: () => { limit: number | null } | Promise<never>, headers: Record<string, string> = signedIn) => {
    const { data } = await offersOf(' { kind limit { amount } isLimitExceeded }', { credit: { mokkaLimit: limit } }, headers);
    return data.product.creditOffers.find(({ kind }: { kind: string }) => kind === 'MOKKA');
  };

  test('of Mokka are asked for by the phone of the profile; a guest has none', async () => {
    expect(await mokka(() => ({ limit: 50_000_00 }))).toMatchObject({ limit: { amount: 50_000_00 }, isLimitExceeded: false });
    expect(await mokka(() => ({ limit: 1 }))).toMatchObject({ isLimitExceeded: true });
    expect(await mokka(() => Promise.reject(refusal(404, 'not_found')))).toMatchObject({ limit: null, isLimitExceeded: false });
    expect(await mokka(() => ({ limit: 1 }), {})).toMatchObject({ limit: null, isLimitExceeded: false });
  });

  test('of Revo are those of the site', async () => {
    const revoLimit = vi.fn(() => ({ limit: 30_000_00 }));
    const { answer } = await execute('{ revoLimit { amount } }', shop({ credit: { revoLimit } }), { headers: signedIn });
    expect(answer.data).toEqual({ revoLimit: { amount: 30_000_00 } });
    expect(revoLimit).toHaveBeenCalledExactlyOnceWith({ body: { from_site: 1 } }, expect.anything());
    expect((await execute('{ revoLimit { amount } }')).answer.data).toEqual({ revoLimit: null });
  });
});
