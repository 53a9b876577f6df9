import { randomBytes } from 'node:crypto';
import { warrantyById } from './accessories.ts';
import { type Product, priceOf, productById } from './goods.ts';
import { invalid, notFound, Refusal, type RouteRequest, type Routes } from './route.ts';

export interface Line {
  id: string;
  product: Product;
  quantity: number;
  /** The line it was added to. */
  parentId?: string;
  /** The company tells of a warranty beside its line, not as a line of its own. */
  warranty?: Product;
}

export interface Basket {
  id: string;
  lines: Line[];
}

/** Baskets in memory; a guest knows his by its id, a shopper is known by the bearer. */
export interface Baskets {
  find(request: RouteRequest): Basket | undefined;
  /** The shopper whose it is; undefined for a guest's. */
  ownerOf(basket: Basket): string | undefined;
  routes: Routes;
}

/** An item as specifications 1 and 2 name it (§3 of each), and nothing of a whole basket but its id. */
const toBasketView = ({ id, lines }: Basket) => ({
  id,
  items: lines.map(({ id: line, product, quantity, parentId, warranty }) => ({
    id: line,
    product_id: product.id,
    quantity,
    parent_id: parentId ?? null,
    isPreOrder: false,
    final_price: priceOf(product),
    warranty_id: warranty?.id ?? null,
    ...(warranty !== undefined && { warranty_price: priceOf(warranty) }),
    application_type: 'psb',
    offer: { price: product.offer.price, qty: 7, available: true, preorder: false, order_type: product.offer.order_type },
  })),
});

export function createBaskets(shopperOf: (request: RouteRequest) => string | undefined): Baskets {
  const baskets = new Map<string, Basket>();
  const ofShoppers = new Map<string, Basket>();
  let lastLine = 0;

  const find = (request: RouteRequest): Basket | undefined => {
    const shopper = shopperOf(request);
    const own = shopper === undefined ? undefined : ofShoppers.get(shopper);
    return own ?? baskets.get(request.header('x-basket-id') ?? '');
  };
  const getOrCreateBasket = (request: RouteRequest): Basket => {
    const there = find(request);
    if (there !== undefined) return there;
    const basket: Basket = { id: randomBytes(16).toString('hex'), lines: [] };
    baskets.set(basket.id, basket);
    const shopper = shopperOf(request);
    if (shopper !== undefined) ofShoppers.set(shopper, basket);
    return basket;
  };
  const lineOf = (request: RouteRequest, name = 'id'): { basket: Basket; line: Line } => {
    const basket = find(request);
    const line = basket?.lines.find(({ id }) => String(id) === request.query.get(name));
    if (basket === undefined || line === undefined) throw notFound();
    return { basket, line };
  };
  const quantityIn = ({ query }: RouteRequest): number => {
    const text = query.get('quantity') ?? '';
    if (!/^[1-9]\d{0,3}$/.test(text)) throw invalid({ quantity: ['Допустимы только цифры.'] });
    if (Number(text) > 3) throw new Refusal(409, 'out_of_stock', 'Столько нет в наличии.');
    return Number(text);
  };

  /** What a guest has put in joins what the shopper has: the greater quantity. */
  const mergeBaskets = (request: RouteRequest) => {
    const shopper = shopperOf(request);
    if (shopper === undefined) throw new Refusal(401, 'unauthorized', 'Войдите ещё раз.');
    const guests = baskets.get(request.header('x-basket-id') ?? '');
    const isGuests = guests !== undefined && ![...ofShoppers.values()].includes(guests);
    const own = ofShoppers.get(shopper) ?? { id: randomBytes(16).toString('hex'), lines: [] };
    for (const line of isGuests ? guests.lines : []) {
      const same = own.lines.find(({ product }) => product === line.product);
      if (same === undefined) own.lines.push(line);
      else same.quantity = Math.max(same.quantity, line.quantity);
    }
    if (isGuests) baskets.delete(guests.id);
    baskets.set(own.id, own);
    ofShoppers.set(shopper, own);
    return toBasketView(own);
  };

  return {
    find,
    ownerOf: (basket) => [...ofShoppers].find(([, own]) => own === basket)?.[0],
    routes: {
      'POST /basket/merge': mergeBaskets,
      // There is nothing to tell of a basket that has not begun.
      'GET /basket/get-basket': (request) => {
        const basket = find(request);
        return basket && toBasketView(basket);
      },
      'DELETE /basket/promocode': (request) => {
        const basket = find(request);
        return basket && toBasketView(basket);
      },
      'GET /basket/add-item': (request) => {
        const product = productById(request.query.get('product_id'));
        if (product === undefined) throw notFound();
        const quantity = quantityIn(request);
        const basket = getOrCreateBasket(request);
        const there = basket.lines.find((line) => line.product === product && line.parentId === undefined);
        if (there === undefined) basket.lines.push({ id: `line-${++lastLine}`, product, quantity });
        else there.quantity = Math.min(there.quantity + quantity, 3);
        return toBasketView(basket);
      },
      'GET /basket/add-accessory': (request) => {
        const { basket, line } = lineOf(request, 'parent_id');
        const product = productById(request.query.get('product_id'));
        if (product === undefined) throw notFound();
        const isThere = basket.lines.some((other) => other.product === product && other.parentId === line.id);
        if (!isThere) basket.lines.push({ id: `line-${++lastLine}`, product, quantity: 1, parentId: line.id });
        return toBasketView(basket);
      },
      'GET /basket/add-warranty': (request) => {
        const { basket, line } = lineOf(request, 'parent_id');
        const warranty = warrantyById(request.query.get('warranty_id'));
        if (warranty === undefined) throw notFound();
        line.warranty = warranty;
        return toBasketView(basket);
      },
      // There is nothing to say to it.
      'GET /basket/trace': () => undefined,
      'GET /basket/update-item-quantity': (request) => {
        const { basket, line } = lineOf(request);
        line.quantity = quantityIn(request);
        return toBasketView(basket);
      },
      'GET /basket/remove-item': (request) => {
        const { basket, line } = lineOf(request);
        basket.lines = basket.lines.filter((other) => other !== line && other.parentId !== line.id);
        return toBasketView(basket);
      },
    },
  };
}
