import type { Id } from '@vitrina/services/contract/wire.ts';
import type { Demo } from './demo.ts';

export interface ConfirmedCard {
  ean: string;
  card: { card_id: Id; check_data: string };
}

/** By the phone: few codes are sent to one. */
const cardsByDemo = new WeakMap<Demo, Map<string, Promise<ConfirmedCard>>>();

/** A card of the demo shopper's whose phone has been confirmed, and the shopper's bearer. */
export async function cardOf(demo: Demo, phone = '79995550031'): Promise<ConfirmedCard & { bearer: string }> {
  const { bearer } = await demo.session();
  const cards = cardsByDemo.get(demo) ?? new Map();
  cardsByDemo.set(demo, cards);
  const card = cards.get(phone) ?? add(demo, phone, bearer);
  cards.set(phone, card);
  return { bearer, ...(await card) };
}

async function add({ as, code }: Demo, phone: string, bearer: string): Promise<ConfirmedCard> {
  const { loyalty } = as({ bearer });
  const { check_data } = await loyalty.verifyCode({ body: { phone, ...(await code(phone, 'loyalty', bearer)) } });
  const { card_id, ean } = await loyalty.add({ body: { check_data } });
  return { ean, card: { card_id, check_data } };
}
