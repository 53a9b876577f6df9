import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const basket: HandwrittenAnswers['basket'] = {
  getBasket: () => samples.basket(),
  preview: () => ({ ...samples.basket(), id: '', revision: 0 }),
  addItem: () => samples.basket(),
  addAccessory: () => samples.basket({ revision: 6 }),
  addWarranty: () => samples.basket({ revision: 7 }),
  trace: () => ({ is_traced: true }),
  updateItemQuantity: () => samples.basket({ revision: 4 }),
  removeItem: () => samples.basket({ items: [], revision: 5 }),
  setLater: () => samples.basket({ revision: 8 }),
  setPromocode: () => samples.basket(),
  removePromocode: () => samples.basket({ promocode: null, promocode_status: null }),
  setGift: () => samples.basket(),
  removeGift: () => samples.basket({ gift: null }),
  setBonuses: () => samples.basket({ bonuses: 100_00 }),
  removeBonuses: () => samples.basket(),
  merge: () => ({ ...samples.basket(), merged: [{ product_id: asId(42), supplier_id: null, was: 1, now: 2 }] }),
  clear: () => ({ is_cleared: true }),
};
