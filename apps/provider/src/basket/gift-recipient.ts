import type { basketEndpoints as endpoints } from '@vitrina/services/basket/endpoints.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { invalid } from '../platform/refusal.ts';

/** Who is sent the codes of gift cards instead of the buyer. */
export type GiftRecipient = Input<(typeof endpoints)['setGift']>['body'];

/** The shop's name stands above the words, so they lead nowhere. */
const leadsElsewhere = /:\/\/|\bwww\./i;

export function checkRecipient({ name, words }: GiftRecipient): void {
  if (leadsElsewhere.test(name)) throw invalid({ name: ['Уберите ссылку.'] });
  if (words !== null && leadsElsewhere.test(words)) throw invalid({ words: ['Уберите из поздравления ссылку.'] });
}
