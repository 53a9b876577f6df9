import { actionsOfSite } from '@vitrina/services/actions/vocabulary.ts';
import type { Basket, BasketItem } from './sources.ts';

/** Lines that actions are asked about at once. */
const maxActionLines = 200;

const toActionLine = ({ product_id, quantity, supplier_id, present_of, warranty_id }: BasketItem) => ({
  product_id,
  qty: quantity,
  supplier_id: supplier_id ?? undefined,
  present_of: present_of ?? undefined,
  warranty_id: warranty_id ?? undefined,
});

/** What is asked to learn the promotions of a basket. */
export function promotionsOf({ items, promocode, exchange_devices: devices, paidBy }: Basket) {
  const handedIn = devices.filter(({ price }) => price !== null).length;
  const circumstances = { promocode: promocode ?? undefined, payment_type_id: paidBy, ...(handedIn > 0 && { devices: handedIn }) };
  return { ...actionsOfSite, basket: items.slice(0, maxActionLines).map(toActionLine), ...circumstances };
}
