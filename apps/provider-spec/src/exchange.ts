import type { Basket, Baskets } from './basket.ts';
import { type Product, productById } from './goods.ts';
import { asObject, invalid, notFound, type RouteRequest, type Routes } from './route.ts';

interface Exchange {
  devices: object[];
  derivable?: Product;
}

/** The other view of conditions is this company's own. */
const letterOf = (status: unknown): string | undefined => ['NC', 'D', 'C'][Number(status) - 1];

/** What this company gives for any device. */
const price = 5000;

/** Devices in memory, told of in the specification's words; a change answers nothing. */
export function createExchange(baskets: Baskets): Routes {
  const all = new WeakMap<Basket, Exchange>();
  const of = (request: RouteRequest): Exchange | undefined => {
    const basket = baskets.find(request);
    return basket && (all.get(basket) ?? { devices: [] });
  };
  const change = (request: RouteRequest, next: (exchange: Exchange) => Exchange): undefined => {
    const basket = baskets.find(request);
    if (basket === undefined) throw notFound();
    all.set(basket, next(all.get(basket) ?? { devices: [] }));
  };
  const deviceOf = (value: unknown, at: number): object => {
    const { model_id: id, memory, status } = asObject(value);
    if (id === undefined) throw invalid({ model_id: ['Это поле необходимо заполнить.'] });
    return { tId: 10_001 + at, type: 'transmissible', brand: 'Samsung', model: 'Galaxy', memory, status: letterOf(status), price };
  };
  const goodsIn = (value: unknown): Product => {
    const product = productById(String(asObject(value).product_id));
    if (product === undefined) throw notFound();
    return product;
  };
  const derivable = ({ devices, derivable: product }: Exchange) =>
    product && {
      type: 'derivable',
      model: product.name,
      product_id: product.id,
      price: product.offer.price,
      newPrice: Math.max(1, product.offer.price - price * devices.length),
    };
  return {
    'GET /v2/products/:id/trade-in-discount': ({ params: { id } }) => {
      if (productById(id ?? null) === undefined) throw notFound();
      return { discount: 3000 };
    },
    'GET /trade-in-derivable': (request) => {
      const exchange = of(request);
      return exchange && derivable(exchange);
    },
    'POST /trade-in-derivable': (request) => {
      const product = goodsIn(request.body);
      return change(request, (exchange) => ({ ...exchange, derivable: product }));
    },
    'DELETE /trade-in-derivable': (request) => change(request, ({ devices }) => ({ devices })),
    'POST /trade-in-data': (request) => {
      const { devices, derivable: goods } = request.body;
      const savedDevices = (Array.isArray(devices) ? devices : []).map(deviceOf);
      return change(request, () => ({ devices: savedDevices, ...(goods ? { derivable: goodsIn(goods) } : {}) }));
    },
    'DELETE /trade-in-calculator/remove': (request) =>
      change(request, (exchange) => {
        const tId = request.query.get('t_id');
        if (tId === null) return { devices: [] };
        return { ...exchange, devices: exchange.devices.filter((device) => String(asObject(device).tId) !== tId) };
      }),
    'GET /v2/tradein/exchange-devices': (request) => of(request)?.devices ?? [],
    'POST /v2/tradein/save': (request) =>
      change(request, (exchange) => ({ ...exchange, devices: [...exchange.devices, deviceOf(request.body, exchange.devices.length)] })),
    'GET /v2/tradein/discount': (request) => {
      if (productById(request.query.get('product_id')) === undefined) throw notFound();
      return { discount: price * (of(request)?.devices.length ?? 0) };
    },
  };
}
