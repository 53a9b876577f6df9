import type { exchangeCalls } from '@vitrina/services/tradein/exchange.ts';
import { expect } from 'vitest';
import { type Demo, nobodys } from './demo.ts';
import { notFound, type Rows } from './row.ts';

/** The first telephone that the shop takes back. */
const device = { calculator_id: 1, model_id: 1, memory: 64, status: 3 as const, color: null };

/** A guest's basket with a product that it is exchanged for. */
async function exchanging({ as, product, basket }: Demo): Promise<{ basketId: string; tId: number }> {
  const { id: basketId } = await basket();
  const answer = await as({ basketId }).tradein.setData({ body: { devices: [device], derivable: { product_id: product.id } } });
  return { basketId, tId: answer?.devices?.[0]?.tId ?? 0 };
}

export const exchange: Pick<Rows<'tradein'>, keyof typeof exchangeCalls> = {
  derivable: {
    buildRequest: async (demo) => ({ input: {}, as: { basketId: (await exchanging(demo)).basketId } }),
    holds: (device, { product }) => {
      expect(device).toMatchObject({ type: 'derivable', product_id: product.id, price: product.offer.price });
      expect(device?.newPrice).toBeLessThan(product.offer.price);
    },
  },
  setDerivable: {
    buildRequest: ({ product }) => ({ input: { body: { product_id: product.id } } }),
    holds: (answer, { product }) => expect(answer?.derivable?.product_id).toBe(product.id),
    refused: () => notFound({ body: { product_id: nobodys } }),
  },
  removeDerivable: {
    buildRequest: async (demo) => ({ input: {}, as: { basketId: (await exchanging(demo)).basketId } }),
    holds: (answer) => expect(answer).toMatchObject({ devices: [{ model_id: '1' }], derivable: null }),
  },
  setData: {
    buildRequest: ({ product }) => ({ input: { body: { devices: [device], derivable: { product_id: product.id } } } }),
    holds: (answer) => expect(answer?.devices).toMatchObject([{ type: 'transmissible', memory: 64, status: 3 }]),
    refused: () => ({
      input: { body: { devices: [{ ...device, memory: 65 }], derivable: null } },
      status: 422,
      code: 'validation_failed',
    }),
  },
  removeDevice: {
    buildRequest: async (demo) => {
      const { basketId, tId } = await exchanging(demo);
      return { input: { query: { t_id: tId } }, as: { basketId } };
    },
    holds: (answer, { product }) => expect(answer).toMatchObject({ devices: [], derivable: { product_id: product.id } }),
  },
  exchangeDevices: {
    buildRequest: async (demo) => ({ input: {}, as: { basketId: (await exchanging(demo)).basketId } }),
    holds: (devices) => expect(devices).toMatchObject([{ type: 'transmissible', model_id: '1' }]),
  },
  save: {
    buildRequest: () => ({ input: { body: device } }),
    holds: (answer) => {
      expect(answer?.basket_id).toMatch(/^[\da-f]{32}$/);
      expect(answer?.devices?.[0]?.price).toBeGreaterThan(0);
    },
    refused: () => ({ input: { body: { ...device, model_id: nobodys } }, status: 422, code: 'validation_failed' }),
  },
  discount: {
    buildRequest: async (demo) => ({
      input: { query: { product_id: demo.product.id } },
      as: { basketId: (await exchanging(demo)).basketId },
    }),
    holds: (answer, { product }) => {
      expect(answer?.discount).toBeGreaterThan(0);
      expect((answer?.final_price ?? 0) + (answer?.discount ?? 0)).toBeLessThanOrEqual(product.offer.price);
    },
  },
};
