import { isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Operation, run, storeOperations } from './run.ts';
import { schema } from './schema.ts';
import { operations } from './testing/operations.ts';
import { type Answers, fakeProvider, refusal, testContext, unavailable } from './testing/provider.ts';
import * as rows from './testing/rows.ts';
import { shop } from './testing/shop.ts';

const owner = { cookie: `basket_id=${rows.basketId}; order_keys=order-key-0001` };

/** Interpreted and compiled. */
const manners = ['interpreted', 'compiled'] as const;

beforeAll(() => {
  storeOperations(Object.fromEntries(Object.entries(operations).map(([id, { source }]) => [id, source])));
});

/** An answer as it travels: without prototypes and with the errors' public part only. */
const travelled = (answer: unknown) => JSON.parse(JSON.stringify(answer));

async function both(name: string, answers: Answers = shop(), sentBy?: Record<string, string>, variables?: Record<string, unknown>) {
  const operation = operations[name]!;
  const headers = sentBy ?? operation.headers ?? owner;
  const given = variables ?? operation.variables;
  const contextOf = () => testContext(fakeProvider(answers).provider, headers).context;
  const interpreted = travelled(await run({ source: operation.source, variables: given, context: contextOf() }));
  const compiled = travelled(await run({ id: name, variables: given, context: contextOf() }));
  return { interpreted, compiled };
}

const once = async (source: string, answers: Answers = shop(), more: Partial<Operation> & { headers?: Record<string, string> } = {}) => {
  const fake = fakeProvider(answers);
  const { context, lines } = testContext(fake.provider, more.headers ?? owner);
  const answer = travelled(await run({ source, context, ...more }));
  return { answer, lines, context, ...fake };
};

describe('every stored operation says the same interpreted and compiled', () => {
  test.each(Object.keys(operations))('%s', async (name) => {
    const { interpreted, compiled } = await both(name);
    expect(compiled).toEqual(interpreted);
    expect(interpreted.errors).toBeUndefined();
    expect(interpreted).toMatchSnapshot();
  });

  test.each(Object.keys(operations))('%s, the provider being away', async (name) => {
    const away = new Proxy({}, { get: () => new Proxy({}, { get: () => () => Promise.reject(unavailable()) }) });
    const { interpreted, compiled } = await both(name, away);
    expect(compiled).toEqual(interpreted);
    expect(JSON.stringify(interpreted)).not.toContain('upstream');
    for (const error of interpreted.errors ?? []) expect(error.extensions.code).toBe('PROVIDER_UNAVAILABLE');
  });

  test.each(Object.keys(operations))('%s, nothing being there', async (name) => {
    const { interpreted, compiled } = await both(name, {});
    expect(compiled).toEqual(interpreted);
  });

  test('together they ask for every field of the schema', () => {
    const asked = new Set<string>();
    const info = new TypeInfo(schema);
    for (const { source } of Object.values(operations)) {
      visit(
        parse(source),
        visitWithTypeInfo(info, { [Kind.FIELD]: () => void asked.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`) }),
      );
    }
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
    const fields = types.flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
    expect(fields.filter((field) => !asked.has(field))).toEqual([]);
  });
});

describe('what is wrong with an operation', () => {
  test.each<[string, Partial<Operation>, string]>([
    ['no GraphQL', { source: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { source: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['no operation', {}, 'BAD_REQUEST'],
    ['an unknown id', { id: 'unknown' }, 'PERSISTED_QUERY_NOT_FOUND'],
    ['two operations and no name', { source: 'query A { branch } query B { branch }' }, 'BAD_REQUEST'],
    ['another name', { source: 'query A { branch }', operationName: 'B' }, 'BAD_REQUEST'],
  ])('%s', async (_, operation, code) => {
    const { context } = testContext(fakeProvider(shop()).provider);
    const answer = await run({ ...operation, context });
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  test('of two operations the named one is run', async () => {
    const { answer } = await once('query A { branch } query B { menu { id } }', shop(), { operationName: 'B' });
    expect(answer).toEqual({ data: { menu: [{ id: 7 }] } });
  });

  test.each(manners)('variables at fault are named by field, %s', async (manner) => {
    const variables = {
      ...operations.createOrder!.variables,
      input: { revision: 'x', contact: { firstName: 'А', phone: '123' }, deliveries: [] },
    };
    const { interpreted, compiled } = await both('createOrder', shop(), owner, variables);
    const { errors } = manner === 'compiled' ? compiled : interpreted;
    expect(errors).toHaveLength(1);
    expect(errors[0].extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        revision: [expect.stringContaining('Int')],
        'contact.phone': ['Введите российский номер телефона: +7 и десять цифр.'],
        input: [expect.stringContaining('consents')],
      },
    });
  });

  test('a variable that is missing is named', async () => {
    const { interpreted } = await both('search', shop(), owner, {});
    expect(interpreted.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { text: [expect.any(String)] } });
  });

  test('a stored operation that the schema does not have is refused', () => {
    expect(() => storeOperations({ broken: '{ nothing }' })).toThrow(/broken.*nothing/);
  });
});

describe('stored operations that graphql-jit would get wrong are interpreted', () => {
  test('a variable inside an input object', async () => {
    storeOperations({ inner: 'query ($q: String, $id: Int) { listing(of: { query: $q, categoryId: $id }) { items { id } } }' });
    const { asked, answer } = await once('', shop(), { source: undefined, id: 'inner', variables: { q: 'tv' } });
    expect(answer.errors).toBeUndefined();
    expect(asked[0]).toMatchObject({ call: 'products.search', input: { query: { q: 'tv' } } });
  });

  test('introspection', async () => {
    storeOperations({ introspection: '{ __type(name: "Offer") { fields { name } } }' });
    const { answer } = await once('', shop(), { source: undefined, id: 'introspection' });
    expect(answer.data.__type.fields).toContainEqual({ name: 'priceOld' });
  });
});

describe('batches', () => {
  test('a listing asks once for the stock of all its products, and not at all where it is not wanted', async () => {
    const { countOf } = await once(
      '{ listing(of: { categoryId: 7 }) { items { isBuyable isShownAsAvailable availability { quantity } } } }',
    );
    expect(countOf('products.availability')).toBe(1);
    const plain = await once('{ listing(of: { categoryId: 7 }) { items { id offer { price } } } }');
    expect(plain.asked.map(({ call }) => call)).toEqual(['products.byCategory']);
  });

  test('cards are read twenty at a time, the same one once', async () => {
    const { asked } = await once(`{ products(ids: [${Array.from({ length: 45 }, (_, index) => (index % 41) + 1).join(',')}]) { id } }`);
    expect(asked.map(({ input }) => (input as { query: { product_ids: number[] } }).query.product_ids.length)).toEqual([20, 20, 1]);
  });

  test('a card is completed by one call a product, a full product by none', async () => {
    const list = await once('{ products(ids: [1, 2]) { article description questionsCount } }');
    expect(list.asked.map(({ call }) => call)).toEqual(['products.byIds', 'products.product', 'products.product']);
    const one = await once('{ product(id: 1) { article description questionsCount } }');
    expect(one.asked.map(({ call }) => call)).toEqual(['products.product']);
  });

  test('a single store is read by the call that is cached, several together', async () => {
    const single = await once('{ order(id: 1) { store { name } } }');
    expect(single.countOf('stores.store')).toBe(1);
    const options = (ids: number[]) => ({ delivery: { list: () => ids.map((id) => rows.deliveryOption({ finish_storage_id: id })) } });
    const several = await once('{ product(id: 1) { deliveries { store { name } } } }', shop(options([5, 6])));
    expect(several.countOf('stores.withProduct')).toBe(1);
    expect(several.answer.data.product.deliveries).toEqual([{ store: { name: expect.any(String) } }, { store: null }]);
  });
});

describe('what is not there', () => {
  test('single things are null without an error', async () => {
    const { answer } = await once(
      '{ product(id: 1) { id } store(id: 1) { id } city(id: 2) { id } seo(path: "/x") { title } category(id: 9) { id } }',
      {
        products: { categories: () => [] },
      },
    );
    expect(answer).toEqual({ data: { product: null, store: null, city: null, seo: null, category: null } });
  });

  test.each([{ status: 0 }, { category: null }])('a product with %o has no page', async (over) => {
    const { answer } = await once('{ product(id: 1) { id } products(ids: [1]) { id } }', {
      products: {
        product: () => rows.fullProduct(over),
        byIds: () => ({ items: [rows.card({ ...over, id: 1 })], total: 1, perPage: 20, pageCount: 1, currentPage: 1 }),
      },
    });
    expect(answer.data).toEqual({ product: null, products: [null] });
  });

  test('a listing of something that does not exist is not found', async () => {
    const { answer } = await once('{ listing(of: { brandCode: "none" }) { sort } }', {});
    expect(answer.errors).toEqual([expect.objectContaining({ path: ['listing'], extensions: { code: 'NOT_FOUND' } })]);
  });

  test('an order is nobody’s without a key, and a stranger’s is not there', async () => {
    const keyless = await once(
      '{ order(id: 1) { id } payment(id: 1) { id } orderToRepay(orderId: 1) { orderId } paymentStatus(id: 1) }',
      shop(),
      { headers: {} },
    );
    expect(keyless.answer.data).toEqual({ order: null, payment: null, orderToRepay: null, paymentStatus: null });
    expect(keyless.asked).toEqual([]);
    const foreign = await once('{ order(id: 1) { id } }', shop({ orders: { order: () => Promise.reject(refusal(403, 'forbidden')) } }));
    expect(foreign.answer).toEqual({ data: { order: null } });
  });
});

describe('parts that fail', () => {
  const broken = shop({
    products: {
      filters: () => Promise.reject(unavailable()),
      availability: () => Promise.reject(unavailable()),
      similars: () => Promise.reject(unavailable()),
    },
    site: { mainPage: () => Promise.reject(unavailable()) },
  });

  test('are empty where the screen lives without them, and logged', async () => {
    const { answer, lines } = await once(
      '{ listing(of: { categoryId: 7 }) { sort facets { code } } product(id: 1) { similars { id } } mainPage { blocks { name } productOfDay { endsAt } } }',
      broken,
    );
    expect(answer).toEqual({
      data: { listing: { sort: '-popularity', facets: [] }, product: { similars: [] }, mainPage: { blocks: [], productOfDay: null } },
    });
    expect(lines.map(({ fields }) => fields)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'Listing.facets', code: 'PROVIDER_UNAVAILABLE' }),
        expect.objectContaining({ field: 'Product.similars' }),
        expect.objectContaining({ field: 'Query.mainPage' }),
      ]),
    );
  });

  test('are null with their error where the field says so, the rest arrives', async () => {
    const { answer } = await once('{ product(id: 1) { name isBuyable isShownAsAvailable availability { quantity } } }', broken);
    expect(answer.data.product).toEqual({ name: 'Телевизор LG 55', isBuyable: null, isShownAsAvailable: null, availability: null });
    expect(answer.errors).toEqual([
      expect.objectContaining({ path: ['product', 'availability'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }),
    ]);
  });

  test('say «Ошибка при загрузке SEO» of the seo', async () => {
    const { answer } = await once('{ seo(path: "/") { title } }', shop({ site: { seo: () => Promise.reject(unavailable()) } }));
    expect(answer.errors[0]).toMatchObject({ message: 'Ошибка при загрузке SEO', extensions: { code: 'PROVIDER_UNAVAILABLE' } });
  });

  test('that nobody has foreseen are logged with their cause and masked', async () => {
    const boom = shop({
      basket: {
        getBasket: () => {
          throw new TypeError('boom');
        },
      },
    });
    const { answer, lines } = await once('{ basket { id } }', boom);
    expect(answer.errors[0].extensions).toEqual({ code: 'INTERNAL' });
    expect(JSON.stringify(answer)).not.toContain('boom');
    expect(lines).toEqual([
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ err: expect.any(TypeError), path: 'basket' }) }),
    ]);
  });
});

describe('the basket', () => {
  test('comes into being with the first thing put in, and the next change of the same operation is of it', async () => {
    const { asked, context } = await once('mutation { a: addToBasket(productId: 1) { id } b: addToBasket(productId: 2) { id } }', shop(), {
      headers: {},
    });
    expect(asked.map(({ caller }) => caller.basketId)).toEqual([undefined, rows.basketId]);
    expect(context.session.cookies()).toEqual([expect.stringMatching(new RegExp(`^basket_id=${rows.basketId};.*HttpOnly`))]);
  });

  test('says how many are left', async () => {
    const sold = shop({ basket: { addItem: () => Promise.reject(refusal(409, 'out_of_stock', 'Осталась 1 штука.')) } });
    const { answer } = await once('mutation { addToBasket(productId: 1, quantity: 2) { id } }', sold);
    expect(answer.errors[0]).toMatchObject({ message: 'Осталась 1 штука.', extensions: { code: 'OUT_OF_STOCK' } });
  });

  test('takes a quantity from one on', async () => {
    const { answer, asked } = await once('mutation { setBasketQuantity(itemId: 1, quantity: 0) { id } }');
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { quantity: [expect.any(String)] } });
    expect(asked).toEqual([]);
  });

  test('stays as it is when what is taken out has gone already', async () => {
    const gone = shop({ basket: { removeItem: () => Promise.reject(refusal(404, 'not_found')) } });
    const { answer } = await once('mutation { removeFromBasket(itemId: 1) { revision } }', gone);
    expect(answer).toEqual({ data: { removeFromBasket: { revision: 3 } } });
  });
});

describe('the checkout', () => {
  const stock = (in_stock: boolean, deliveries = [rows.deliveryOption()]) => ({
    key: 'buy',
    has_preorder_product: false,
    is_digital: false,
    in_stock,
    item_ids: [1],
    sum: 1,
    deliveries,
  });
  const ask = (variationsOrders: NonNullable<Answers['delivery']>['variationsOrders']) =>
    once('{ checkoutOrders { key pickup { kind } } }', shop({ delivery: { variationsOrders } }));

  test('is out of stock, or without deliveries', async () => {
    expect((await ask(() => [stock(false)])).answer.errors[0].extensions.code).toBe('OUT_OF_STOCK');
    expect((await ask(() => [stock(true, [])])).answer.errors[0].extensions.code).toBe('NO_DELIVERIES');
  });

  test('does with one of the two answers, unless the other alone would decide', async () => {
    const only = (in_stock: boolean) =>
      ask(({ query }) => (query.delivery_purpose === 'courier' ? Promise.reject(unavailable()) : [stock(in_stock)]));
    expect((await only(true)).answer.data.checkoutOrders).toEqual([{ key: 'buy', pickup: [{ kind: 'STORE' }] }]);
    expect((await only(false)).answer.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect((await ask(() => Promise.reject(unavailable()))).answer.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
  });

  test('asks for express only where it is wanted', async () => {
    expect((await once('{ checkoutOrders { key } }')).countOf('delivery.variationsOrders')).toBe(2);
    const { answer, countOf } = await once('{ checkoutOrders { express { kind minutes } } }');
    expect(countOf('delivery.variationsOrders')).toBe(3);
    expect(answer.data.checkoutOrders[0].express).toEqual({ kind: 'EXPRESS', minutes: 90 });
  });

  test('hides a method above its threshold, and one without gift support from gifts', async () => {
    const { answer } = await once('{ paymentMethods { paymentTypeId } }');
    expect(answer.data.paymentMethods).toEqual([{ paymentTypeId: 17 }]);
    const gifts = shop({
      payments: { methods: () => [rows.method(), rows.method({ linked_payment_type_id: 13, available_gift_certificate: false })] },
      products: {
        byIds: () => ({
          items: [rows.card({ category: { id: 20743, code: 'gift', name: 'Подарочные карты' } })],
          total: 1,
          perPage: 20,
          pageCount: 1,
          currentPage: 1,
        }),
      },
    });
    expect((await once('{ paymentMethods { paymentTypeId } }', gifts)).answer.data.paymentMethods).toEqual([{ paymentTypeId: 17 }]);
  });

  test('keeps the new order’s key and reads the order with it', async () => {
    const { source, variables } = operations.createOrder!;
    const { context, asked } = await once(source, shop(), {
      variables,
      headers: { cookie: `basket_id=${rows.basketId}; order_keys=order-key-0000` },
    });
    expect(context.viewer.orderKeys).toEqual(['order-key-0001', 'order-key-0000']);
    expect(context.session.cookies()).toEqual([expect.stringMatching(/^order_keys=order-key-0001%2Corder-key-0000;.*HttpOnly/)]);
    expect(asked.find(({ call }) => call === 'orders.create')?.input).toMatchObject({
      idempotencyKey: 'checkout-0123456789',
      body: { contact: { phone: '79991234567', first_name: 'Анна' }, deliveries: { buy: { finish_storage_id: 5 } } },
    });
  });

  test('makes no order without a basket or with a key that is too short', async () => {
    const { source, variables } = operations.createOrder!;
    expect((await once(source, shop(), { variables, headers: {} })).answer.errors[0].extensions.code).toBe('CONFLICT');
    const short = await once(source, shop(), { variables: { ...variables, key: 'short' } });
    expect(short.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { idempotencyKey: [expect.any(String)] } });
  });

  test('leads back to the shop only, naming the attempt', async () => {
    const { source } = operations.startPayment!;
    const { asked } = await once(source, shop(), { variables: { url: '/cart/payment/9000' } });
    expect(asked.at(-1)).toMatchObject({ call: 'payments.init', input: { body: { return_url: '/cart/payment/9000?payment=77' } } });
    const evil = await once(source, shop(), { variables: { url: '//evil.example' } });
    expect(evil.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { returnUrl: [expect.any(String)] } });
    expect(evil.asked).toEqual([]);
  });
});

describe('the visitor', () => {
  test('sees the stickers of his branch, and keeps the branch he was given', async () => {
    const stickers = async (headers: Record<string, string>) =>
      (await once('{ product(id: 1) { stickers { code } } }', shop(), { headers })).answer.data.product.stickers;
    expect(await stickers({})).toEqual([{ code: 'hit' }]);
    expect(await stickers({ cookie: 'branch=B' })).toEqual([{ code: 'sale' }]);
    const { answer, context } = await once('{ branch }', shop(), { headers: {} });
    expect(answer.data.branch).toBe('B');
    expect(context.session.cookies()).toEqual([expect.stringMatching(/^branch=B;/)]);
  });

  test('reads the stock of another city by its clock', async () => {
    const far = shop({
      cities: {
        cities: () => ({
          items: [rows.city({ id: 9, alias: 'vladivostok', time_zone: 'Asia/Vladivostok' })],
          total: 1,
          perPage: 1,
          pageCount: 1,
          currentPage: 1,
        }),
      },
    });
    const { answer, asked } = await once('{ product(id: 1) { stores(cityAlias: "vladivostok") { availability { timeText } } } }', far);
    expect(asked.at(-1)).toMatchObject({ call: 'stores.withProduct', caller: { cityId: 9 } });
    // 12:15 in Moscow is 19:15 there: the store is open until 21:00.
    expect(answer.data.product.stores).toEqual([{ availability: { timeText: 'через 15 минут' } }]);
    const nowhere = await once('{ product(id: 1) { stores(cityAlias: "nowhere") { id } } }');
    expect(nowhere.answer.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});
