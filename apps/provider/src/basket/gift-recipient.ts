import type { basketEndpoints as endpoints } from '@vitrina/services/basket/endpoints.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { invalid } from '../platform/refusal.ts';

/** Who is sent the codes of gift cards instead of the buyer. */
export type GiftRecipient = Input<(typeof endpoints)['setGift']>['body'];

/** What a mail program makes a link of: an address with a scheme, with a path, or of a domain in Latin letters alone. */
const link = /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}[/:?#]|[\p{L}\d-]{2}\.(?:[a-z]{2,}|рф)(?!\p{L})/iu;

/** The shop's name stands above what people write, so that leads nowhere. */
export const leadsElsewhere = (text: string): boolean => link.test(text);

export function checkRecipient({ name, words }: GiftRecipient): void {
  if (leadsElsewhere(name)) throw invalid({ name: ['Уберите ссылку.'] });
  if (words !== null && leadsElsewhere(words)) throw invalid({ words: ['Уберите из поздравления ссылку.'] });
}
