import { parsePhone } from '@vitrina/services/contract/fields/person.ts';
import type { Choice, Contacts, Payer } from '../../../entities/order-draft/draft.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import type { FastStartQuery, LastTermsFragment } from '../../../generated/graphql.ts';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { choiceOf, deliveryMethodsOf, optionsOf } from '../delivery-choice.ts';

/** How somebody has ordered last. */
export type LastTerms = LastTermsFragment;

/** The last order of the account, else of this browser; null where there is none, or where it cannot be read. */
export const lastTerms = (data: FastStartQuery | null): LastTerms | null => data?.orders?.nodes[0] ?? data?.order ?? null;

/** Who ordered it: an order has one name, whose first word is the first name. */
export function lastContacts({ contactName, mobilePhone, email, company }: LastTerms): Contacts & { company?: Payer } {
  const [firstName = '', ...rest] = contactName.trim().split(/\s+/);
  const phone = parsePhone(mobilePhone) ?? '';
  const payer = company === null ? {} : { company: { inn: company.inn, name: company.name.slice(0, draftLength.company) } };
  return { firstName, lastName: rest.join(' '), phone, email: email ?? '', ...payer };
}

/** The same way for an order of now: the same store, or the soonest of the same kind; undefined where it cannot be had like that. */
export function sameWay(order: CheckoutOrder, { store, deliveryTypeId }: LastTerms): Choice | undefined {
  for (const way of deliveryMethodsOf(order)) {
    const isSame = (option: ReturnType<typeof optionsOf>[number]): boolean =>
      way === 'PICKUP' ? store !== null && option.storeId === store.id : store === null && option.typeId === deliveryTypeId;
    const option = optionsOf(order, way).find(isSame);
    const choice = option === undefined ? null : choiceOf(way, option);
    if (choice !== null) return choice;
  }
  return undefined;
}
