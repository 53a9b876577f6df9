import { basket, basketItem } from '@vitrina/services/basket/endpoints.ts';
import type { Decoded } from '../row.ts';

const order = basket.shape.orders.element;
const change = basket.shape.changes.element;

export type Basket = Decoded<typeof basket>;
export type BasketItem = Decoded<typeof basketItem>;
export type BasketOrder = Decoded<typeof order>;
export type BasketChange = Decoded<typeof change>;

export const rows = { Basket: basket, BasketItem: basketItem, BasketOrder: order, BasketChange: change };
