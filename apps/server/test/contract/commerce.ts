import { giftCategoryId, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { expect } from 'vitest';
import { cardOf } from './card.ts';
import { type Demo, first, newKey, nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

const oneClick = (revision: number | null, phone = '79990000002') => ({
  revision,
  order_type_id: 33,
  contact: { first_name: 'Пётр', last_name: '', phone, email: null },
  deliveries: {},
  payment_type_id: null,
  is_one_click: true,
  comment: null,
  consents: ['personal-data'],
});

const masha = { email: 'masha@example.com', name: 'Маша', words: 'С днём рождения!' };

async function basketOfGiftCard({ as }: Pick<Demo, 'as'>) {
  const { id } = first(await as({}).products.byCategory({ params: { category_id: asId(giftCategoryId) }, query: {} }), 'gift card');
  return as({}).basket.addItem({ query: { product_id: id, quantity: 1 } });
}

export const basket: Rows<'basket'> = {
  getBasket: {
    buildRequest: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
    holds: ({ items, quantity, total_sum }, { product }) => {
      expect(items.map(({ product_id }) => product_id)).toEqual([product.id]);
      expect(quantity).toBe(1);
      expect(total_sum).toBe(product.offer.price);
    },
  },
  preview: {
    buildRequest: ({ product }) => ({ input: { body: { items: [{ product_id: product.id, quantity: 2 }] } } }),
    holds: ({ id, items, sum, total_sum }, { product }) => {
      expect([id, items.map(({ product_id, quantity }) => [product_id, quantity])]).toEqual(['', [[product.id, 2]]]);
      expect([sum, total_sum]).toEqual([2 * product.offer.price, 2 * product.offer.price]);
    },
    refused: () => notFound({ body: { items: [{ product_id: nobodys, quantity: 1 }] } }),
  },
  addItem: {
    buildRequest: ({ product }) => ({ input: { query: { product_id: product.id, quantity: 1 } } }),
    holds: ({ id, revision }) => {
      expect(id).toMatch(/^[\da-f]{32}$/);
      expect(revision).toBeGreaterThan(0);
    },
    refused: () => notFound({ query: { product_id: nobodys, quantity: 1 } }),
  },
  updateItemQuantity: {
    buildRequest: async ({ basket }) => {
      const { id, itemId } = await basket();
      return { input: { query: { id: itemId, quantity: 2 } }, as: { basketId: id } };
    },
    holds: ({ quantity, sum, items }) => {
      expect(quantity).toBe(2);
      expect(sum).toBe((items[0]?.price ?? 0) * 2);
    },
    refused: async ({ basket }) => notFound({ query: { id: nobodys, quantity: 2 } }, { basketId: (await basket()).id }),
  },
  removeItem: {
    buildRequest: async ({ basket }) => {
      const { id, itemId } = await basket();
      return { input: { query: { id: itemId } }, as: { basketId: id } };
    },
    holds: ({ items, total_sum }) => {
      expect(items).toEqual([]);
      expect(total_sum).toBe(0);
    },
  },
  setLater: {
    buildRequest: async ({ basket }) => {
      const { id, itemId } = await basket();
      return { input: { body: { item_ids: [asId(itemId)] } }, as: { basketId: id } };
    },
    holds: ({ orders }) => expect(orders?.map(({ key }) => key)).toEqual(['later']),
  },
  setPromocode: {
    buildRequest: async ({ basket }) => ({ input: { body: { promocode: 'осень5' } }, as: { basketId: (await basket()).id } }),
    holds: ({ promocode, promocode_status }) => expect([promocode, promocode_status?.is_applied]).toEqual(['ОСЕНЬ5', true]),
    refused: async ({ basket }) => ({
      input: { body: { promocode: 'ЛЕТО15' } },
      as: { basketId: (await basket()).id },
      status: 422,
      code: 'validation_failed',
    }),
  },
  removePromocode: {
    buildRequest: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
    holds: ({ promocode, items }) => expect([promocode, items.length]).toEqual([null, 1]),
  },
  setGift: {
    buildRequest: async (demo) => ({ input: { body: masha }, as: { basketId: (await basketOfGiftCard(demo)).id } }),
    holds: ({ gift, is_giftable }) => expect([gift, is_giftable]).toEqual([{ ...masha, sent_at: null }, true]),
    refused: async ({ basket }) => ({
      input: { body: { ...masha, words: 'https://elsewhere.example' } },
      as: { basketId: (await basket()).id },
      status: 422,
      code: 'validation_failed',
    }),
  },
  removeGift: {
    buildRequest: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
    holds: ({ gift, items }) => expect([gift, items.length]).toEqual([null, 1]),
  },
  setBonuses: {
    buildRequest: async (demo) => {
      const { card, bearer } = await cardOf(demo);
      await demo.as({ bearer }).basket.addItem({ query: { product_id: demo.product.id, quantity: 1 } });
      return { input: { body: { ...card, amount: 1_00 } }, as: { bearer } };
    },
    holds: ({ bonuses, discounts }) => {
      expect(bonuses).toBe(1_00);
      expect(discounts).toContainEqual(expect.objectContaining({ name: 'Бонусы', sum: 1_00 }));
    },
    refused: () => ({
      input: { body: { card_id: asId(nobodys), check_data: 'nothing', amount: 1_00 } },
      status: 401,
      code: 'unauthorized',
    }),
  },
  removeBonuses: {
    buildRequest: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
    holds: ({ bonuses, items }) => expect([bonuses, items.length]).toEqual([0, 1]),
  },
  addAccessory: {
    buildRequest: async ({ basket, calls, product }) => {
      const { id, itemId } = await basket();
      const { products, variants } = await calls.accessories.bundle({ params: { id: product.id } });
      const action_id = variants[0]?.action_id ?? undefined;
      return { input: { query: { parent_id: itemId, product_id: products[0]?.id ?? nobodys, action_id } }, as: { basketId: id } };
    },
    holds: ({ items, discount }) => {
      expect(items[1]).toMatchObject({ parent_id: items[0]?.id, quantity: 1, is_warranty: false });
      expect(discount).toBeGreaterThan(0);
    },
    refused: async ({ basket, product }) =>
      notFound({ query: { parent_id: nobodys, product_id: product.id } }, { basketId: (await basket()).id }),
  },
  addWarranty: {
    buildRequest: async ({ basket, calls, product }) => {
      const { id, itemId } = await basket();
      const [warranty] = await calls.products.warranties({ params: { id: product.id } });
      return { input: { query: { parent_id: itemId, warranty_id: warranty?.id ?? nobodys } }, as: { basketId: id } };
    },
    holds: ({ items: [item, warranty], total_sum }) => {
      expect(warranty).toMatchObject({ parent_id: item?.id, is_warranty: true });
      expect(item).toMatchObject({ warranty_id: warranty?.product_id, warranty_price: warranty?.final_price });
      expect(total_sum).toBe((item?.final_price ?? 0) + (warranty?.final_price ?? 0));
    },
    refused: async ({ basket }) => {
      const { id, itemId } = await basket();
      return notFound({ query: { parent_id: itemId, warranty_id: nobodys } }, { basketId: id });
    },
  },
  trace: {
    buildRequest: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
    holds: ({ is_traced }) => expect(is_traced).toBe(true),
  },
  merge: {
    buildRequest: async ({ basket, session }) => ({ input: {}, as: { basketId: (await basket()).id, bearer: (await session()).bearer } }),
    holds: ({ items, merged }, { product }) => {
      expect(items.map(({ product_id }) => product_id)).toContain(product.id);
      expect(merged.every(({ was, now }) => now > was)).toBe(true);
    },
    refused: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id }, status: 401, code: 'unauthorized' }),
  },
  clear: {
    buildRequest: async ({ basket }) => ({ input: {}, as: { basketId: (await basket()).id } }),
    holds: ({ is_cleared }) => expect(is_cleared).toBe(true),
  },
};

export const delivery: Rows<'delivery'> = {
  variationsOrders: {
    buildRequest: async ({ basket }) => ({ input: { query: { delivery_purpose: 'pickup' } }, as: { basketId: (await basket()).id } }),
    holds: ([variation]) => {
      expect(variation).toMatchObject({ key: 'buy', in_stock: true });
      isFilled(variation?.deliveries ?? []);
    },
  },
  list: {
    buildRequest: ({ product }) => ({
      input: { query: { products: [{ product_id: product.id, quantity: 1 }], sum: product.offer.price, delivery_purpose: 'courier' } },
    }),
    holds: (list) => {
      isFilled(list);
      for (const { interval, finish_storage_id } of list) {
        expect(interval).not.toBeNull();
        expect(finish_storage_id).toBeNull();
      }
    },
  },
};

const recipient = { contact_name: 'Вера', mobile_phone: '79990000003', email: null, comment: 'Позвоните' };

const returning = (item_id: Id) => ({
  items: [{ item_id, quantity: 1 }],
  reason: 'defect' as const,
  comment: 'Полоса на экране',
  handover: 'store' as const,
});

export const orders: Rows<'orders'> = {
  list: {
    buildRequest: async ({ as, product, session }) => {
      const { bearer } = await session();
      const { id: basketId, revision } = await as({ bearer }).basket.addItem({ query: { product_id: product.id, quantity: 1 } });
      await as({ basketId }).orders.create({ idempotencyKey: newKey(), body: oneClick(revision) });
      return { input: { query: { page: 1, per_page: 1 } }, as: { bearer } };
    },
    holds: isPage,
    refused: () => ({ input: { query: {} }, status: 401, code: 'unauthorized' }),
  },
  cancel: {
    buildRequest: async ({ order }) => {
      const { id, key } = await order();
      return { input: { params: { id } }, as: { orderKeys: [key] } };
    },
    holds: ({ is_cancelled }) => expect(is_cancelled).toBe(true),
    refused: async ({ order }) => notFound({ params: { id: (await order()).id } }),
  },
  update: {
    buildRequest: async ({ order }) => {
      const { id, key } = await order();
      return { input: { params: { id }, body: recipient }, as: { orderKeys: [key] } };
    },
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: async ({ order }) => notFound({ params: { id: (await order('79990000004')).id }, body: recipient }),
  },
  requestReturn: {
    buildRequest: async ({ receivedOrder, as }) => {
      const { id, key } = await receivedOrder();
      const own = as({ orderKeys: [key] }).orders;
      const { is_returnable, return_deadlines, basket } = await own.order({ params: { id } });
      expect([is_returnable, return_deadlines, basket[0]?.returnable_count]).toEqual([
        true,
        { changed_mind: expect.any(String), defect: expect.any(String) },
        1,
      ]);
      return { input: { params: { id }, body: returning(basket[0]?.id ?? id), idempotencyKey: newKey() }, as: { orderKeys: [key] } };
    },
    holds: (request) => expect(request).toMatchObject({ status: 'new', reason: 'defect', comment: 'Полоса на экране', handover: 'store' }),
    refused: async ({ order }) => {
      const { id } = await order();
      return notFound({ params: { id }, body: returning(id), idempotencyKey: newKey() });
    },
  },
  withdrawReturn: {
    buildRequest: async ({ receivedOrder, as }) => {
      const { id, key } = await receivedOrder();
      const own = as({ orderKeys: [key] }).orders;
      const { basket } = await own.order({ params: { id } });
      const request = await own.requestReturn({ params: { id }, body: returning(basket[0]?.id ?? id), idempotencyKey: newKey() });
      return { input: { params: { id, request_id: request.id } }, as: { orderKeys: [key] } };
    },
    holds: ({ is_withdrawn }) => expect(is_withdrawn).toBe(true),
    refused: async ({ order }) => {
      const { id } = await order();
      return notFound({ params: { id, request_id: id } });
    },
  },
  sendGift: {
    buildRequest: async (demo) => {
      const { id: basketId, revision } = await basketOfGiftCard(demo);
      const { orders, order_key } = await demo.as({ basketId }).orders.create({
        idempotencyKey: newKey(),
        body: oneClick(revision, '79990000003'),
      });
      const order = first(orders, 'order');
      return { input: { params: { id: order.id }, body: masha, idempotencyKey: newKey() }, as: { orderKeys: [order_key] } };
    },
    holds: (gift) => expect(gift).toEqual({ ...masha, sent_at: null }),
    refused: async ({ order }) => notFound({ params: { id: (await order('79990000004')).id }, body: masha, idempotencyKey: newKey() }),
  },
  create: {
    buildRequest: async ({ basket }) => {
      const { id, revision } = await basket();
      return { input: { idempotencyKey: newKey(), body: oneClick(revision) }, as: { basketId: id } };
    },
    holds: ({ orders: [order], order_key }, { product }) => {
      expect(order).toMatchObject({ status_id: orderStatuses.accepted, sum: product.offer.price, mobile_phone: '79990000002' });
      expect(order_key.length).toBeGreaterThan(20);
    },
    refused: async ({ basket }) => {
      const { id, revision } = await basket();
      const input = { idempotencyKey: newKey(), body: oneClick((revision ?? 0) + 1) };
      return { input, as: { basketId: id }, status: 409, code: 'conflict' };
    },
  },
  order: {
    buildRequest: async ({ order }) => {
      const { id, key } = await order();
      return { input: { params: { id } }, as: { orderKeys: [key] } };
    },
    holds: ({ status_id, waiting_sum, total_sum, basket }, { product }) => {
      expect(status_id).toBe(orderStatuses.awaitingPayment);
      expect(waiting_sum).toBe(total_sum);
      expect(basket.map(({ product_id }) => product_id)).toEqual([product.id]);
    },
    // It exists; without the right key it does not.
    refused: async ({ order }) => notFound({ params: { id: (await order()).id } }, { orderKeys: ['0'.repeat(43)] }),
  },
  toRepay: {
    buildRequest: async ({ order }) => {
      const { id, key } = await order();
      return { input: { params: { id } }, as: { orderKeys: [key] } };
    },
    holds: ({ payment_status, payments, order }, { product }) => {
      expect(payment_status).toEqual({ status: 'awaiting', can_repayment: true });
      expect(order.basket).toMatchObject([{ product_id: product.id, qty: 1 }]);
      isFilled(payments);
    },
    refused: async ({ order }) => notFound({ params: { id: (await order()).id } }),
  },
  sendCode: {
    buildRequest: async ({ order }) => ({ input: { body: { order_id: (await order()).id, phone: '79990000001' } } }),
    holds: ({ request_id }) => expect(request_id).not.toBe(''),
  },
  open: {
    buildRequest: async ({ order, calls, codeTo }) => {
      const body = { order_id: (await order()).id, phone: '79990000001' };
      return { input: { body: { ...body, ...(await codeTo(body.phone, await calls.orders.sendCode({ body }))) } } };
    },
    holds: ({ order_key }) => expect(order_key).toMatch(/^[\da-f]{32}$/),
    refused: async ({ order }) => ({
      input: { body: { order_id: (await order()).id, phone: '79990000001', code: '000000', request_id: 'nobodys' } },
      status: 422,
      code: 'validation_failed',
    }),
  },
  feed: {
    buildRequest: async ({ order }) => {
      await order();
      return { input: { query: { per_page: 3 } } };
    },
    holds: ({ changes, latest }) => {
      isFilled(changes);
      expect(latest).toEqual(expect.any(String));
      for (const change of changes) expect(change).toMatchObject({ cursor: expect.any(String), at: expect.any(String) });
    },
    refused: () => ({ input: { query: { after: 'elsewhere' } }, status: 422, code: 'validation_failed' }),
  },
  search: {
    buildRequest: async ({ order }) => {
      const { id } = await order();
      return { input: { body: { number: id, per_page: 1 } } };
    },
    holds: isPage,
  },
  setStatus: {
    buildRequest: async ({ order }) => {
      const { id } = await order();
      return { input: { params: { id }, body: { status: 'I' } } };
    },
    holds: ({ status_id }) => expect(status_id).toBe('I'),
    refused: () => notFound({ params: { id: nobodys }, body: { status: 'assembled' } }),
  },
  receipt: {
    buildRequest: async ({ paidOrder }) => {
      const { id, key } = await paidOrder();
      return { input: { params: { id } }, as: { orderKeys: [key] } };
    },
    holds: ([receipt], { product }) => {
      expect(receipt).toMatchObject({ operation: 'income', cash: 0 });
      expect(receipt?.items[0]?.name).toBe(product.name);
      expect(receipt?.cashless).toBe(receipt?.sum);
    },
    // There is none before it is paid.
    refused: async ({ order }) => {
      const { id, key } = await order();
      return notFound({ params: { id } }, { orderKeys: [key] });
    },
  },
};

export const payments: Rows<'payments'> = {
  methods: {
    buildRequest: () => ({ input: {} }),
    holds: (methods) =>
      expect(new Set(methods.map(({ tab }) => tab))).toEqual(new Set(['online', 'on_receipt', 'instalment', 'credit', 'in_parts'])),
  },
  repaymentMethods: {
    buildRequest: () => ({ input: {} }),
    holds: (methods) => {
      isFilled(methods);
      expect(methods.every(({ is_prepaid }) => is_prepaid)).toBe(true);
    },
  },
  create: {
    buildRequest: async ({ order }) => {
      const { id, key } = await order();
      return {
        input: { idempotencyKey: newKey(), body: { order_id: id, payment_type_id: paymentTypes.online } },
        as: { orderKeys: [key] },
      };
    },
    holds: ({ status, sum }, { product }) => {
      expect(status).toBe('created');
      expect(sum).toBeGreaterThanOrEqual(product.offer.price);
    },
    refused: () => notFound({ idempotencyKey: newKey(), body: { order_id: nobodys, payment_type_id: paymentTypes.online } }),
  },
  init: {
    buildRequest: async ({ payment }) => {
      const { id, key } = await payment();
      return {
        input: { idempotencyKey: newKey(), params: { id }, body: { return_url: '/cart/payment/1' } },
        as: { orderKeys: [key] },
      };
    },
    holds: ({ url }) => expect(url).toMatch(/^\/sandbox-acquirer\/[\da-f]{32}$/),
    refused: () => notFound({ idempotencyKey: newKey(), params: { id: nobodys }, body: { return_url: '/' } }),
  },
  info: {
    buildRequest: async ({ payment }) => {
      const { id, key } = await payment();
      return { input: { params: { id } }, as: { orderKeys: [key] } };
    },
    holds: ({ status, payment_type_id }) => expect({ status, payment_type_id }).toEqual({ status: 'created', payment_type_id: 17 }),
    refused: async ({ payment }) => notFound({ params: { id: (await payment()).id } }),
  },
  actionStatus: {
    buildRequest: async ({ payment }) => {
      const { id, key } = await payment();
      return { input: { params: { id } }, as: { orderKeys: [key] } };
    },
    holds: ({ status, is_final }) => expect({ status, is_final }).toEqual({ status: 'created', is_final: false }),
    refused: async ({ payment }) => notFound({ params: { id: (await payment()).id } }),
  },
  virtual: {
    buildRequest: () => ({ input: {} }),
    holds: ({ restrictive_virtual_payments_ids: ids }) => {
      expect(ids).toContain(paymentTypes.creditOnline);
      expect(ids).not.toContain(paymentTypes.online);
    },
  },
  b2bSberAuthorize: {
    buildRequest: async ({ businessPayment }) => {
      const { id, key } = await businessPayment();
      return { input: { query: { order_id: id } }, as: { orderKeys: [key] } };
    },
    holds: ({ url }) => expect(url).toMatch(/^\/sandbox-acquirer\/[\da-f]{32}$/),
    refused: async ({ order }) => notFound({ query: { order_id: (await order()).id } }),
  },
};
