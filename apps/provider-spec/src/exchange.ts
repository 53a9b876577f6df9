import type { Basket, Baskets } from './basket.ts';
import { type Product, productById } from './goods.ts';
import { type Asked, asObject, invalid, notFound, type Routes } from './route.ts';

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
  const of = (asked: Asked): Exchange | undefined => {
    const basket = baskets.find(asked);
    return basket && (all.get(basket) ?? { devices: [] });
  };
  const change = (asked: Asked, next: (exchange: Exchange) => Exchange): undefined => {
    const basket = baskets.find(asked);
    if (basket === undefined) throw notFound();
    all.set(basket, next(all.get(basket) ?? { devices: [] }));
  };
  const deviceOf = (sent: unknown, at: number): object => {
    const { model_id: id, memory, status } = asObject(sent);
    if (id === undefined) throw invalid({ model_id: ['Это поле необходимо заполнить.'] });
    return { tId: 10_001 + at, type: 'transmissible', brand: 'Samsung', model: 'Galaxy', memory, status: letterOf(status), price };
  };
  const goodsIn = (sent: unknown): Product => {
    const product = productById(String(asObject(sent).product_id));
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
    'GET /trade-in-derivable': (asked) => {
      const exchange = of(asked);
      return exchange && derivable(exchange);
    },
    'POST /trade-in-derivable': (asked) => {
      const product = goodsIn(asked.body);
      return change(asked, (exchange) => ({ ...exchange, derivable: product }));
    },
    'DELETE /trade-in-derivable': (asked) => change(asked, ({ devices }) => ({ devices })),
    'POST /trade-in-data': (asked) => {
      const { devices, derivable: goods } = asked.body;
      const sent = (Array.isArray(devices) ? devices : []).map(deviceOf);
      return change(asked, () => ({ devices: sent, ...(goods ? { derivable: goodsIn(goods) } : {}) }));
    },
    'DELETE /trade-in-calculator/remove': (asked) =>
      change(asked, (exchange) => {
        const tId = asked.query.get('t_id');
        if (tId === null) return { devices: [] };
        return { ...exchange, devices: exchange.devices.filter((device) => String(asObject(device).tId) !== tId) };
      }),
    'GET /v2/tradein/exchange-devices': (asked) => of(asked)?.devices ?? [],
    'POST /v2/tradein/save': (asked) =>
      change(asked, (exchange) => ({ ...exchange, devices: [...exchange.devices, deviceOf(asked.body, exchange.devices.length)] })),
    'GET /v2/tradein/discount': (asked) => {
      if (productById(asked.query.get('product_id')) === undefined) throw notFound();
      return { discount: price * (of(asked)?.devices.length ?? 0) };
    },
  };
}
