import type { Id } from '@vitrina/services/contract/wire.ts';
import type { Demo } from './demo.ts';

export interface Kept {
  ean: string;
  card: { card_id: Id; check_data: string };
}

/** By the phone: few codes are sent to one. */
const added = new WeakMap<Demo, Map<string, Promise<Kept>>>();

/** A card of the demo shopper's whose phone has been confirmed, and the shopper's bearer. */
export async function cardOf(demo: Demo, phone = '79995550031'): Promise<Kept & { bearer: string }> {
  const { bearer } = await demo.session();
  const cards = added.get(demo) ?? new Map();
  added.set(demo, cards);
  const kept = cards.get(phone) ?? add(demo, phone, bearer);
  cards.set(phone, kept);
  return { bearer, ...(await kept) };
}

async function add({ as, code }: Demo, phone: string, bearer: string): Promise<Kept> {
  const { loyalty } = as({ bearer });
  const { check_data } = await loyalty.verifyCode({ body: { phone, ...(await code(phone, 'loyalty', bearer)) } });
  const { card_id, ean } = await loyalty.add({ body: { check_data } });
  return { ean, card: { card_id, check_data } };
}
