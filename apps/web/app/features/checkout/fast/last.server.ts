import { parsePhone } from '@vitrina/services/contract/fields/person.ts';
import { ownOrders } from '../../../entities/order/own.server.ts';
import type { Choice, Contacts, Payer } from '../../../entities/order-draft/draft.ts';
import { hasSession } from '../../../entities/person/viewer.server.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import { LastOrderDocument, LastOrdersDocument, type LastTermsFragment } from '../../../generated/graphql.ts';
import { type Page, queryPage } from '../../../platform/head/seo.server.ts';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { choiceOf, optionsOf, waysOf } from '../delivery-choice.ts';

/** How somebody has ordered last. */
export type LastTerms = LastTermsFragment;

/** The last order of the account, else of this browser; null where there is none, or where it cannot be read. */
export async function lastTerms(page: Page): Promise<LastTerms | null> {
  if (hasSession(page.request)) {
    const { data } = await queryPage(page, LastOrdersDocument, {});
    const [last] = data?.orders?.nodes ?? [];
    if (last !== undefined) return last;
  }
  const [id] = ownOrders(page.request).flat();
  if (id === undefined) return null;
  return (await queryPage(page, LastOrderDocument, { id })).data?.order ?? null;
}

/** Who ordered it: an order has one name, whose first word is the first name. */
export function lastContacts({ contactName, mobilePhone, email, company }: LastTerms): Contacts & { company?: Payer } {
  const [firstName = '', ...rest] = contactName.trim().split(/\s+/);
  const phone = parsePhone(mobilePhone) ?? '';
  const payer = company === null ? {} : { company: { inn: company.inn, name: company.name.slice(0, draftLength.company) } };
  return { firstName, lastName: rest.join(' '), phone, email: email ?? '', ...payer };
}

/** The same way for an order of now: the same store, or the soonest of the same kind; undefined where it cannot be had like that. */
export function sameWay(order: CheckoutOrder, { store, deliveryTypeId }: LastTerms): Choice | undefined {
  for (const way of waysOf(order)) {
    const isSame = (option: ReturnType<typeof optionsOf>[number]): boolean =>
      way === 'PICKUP' ? store !== null && option.storeId === store.id : store === null && option.typeId === deliveryTypeId;
    const option = optionsOf(order, way).find(isSame);
    const choice = option === undefined ? null : choiceOf(way, option);
    if (choice !== null) return choice;
  }
  return undefined;
}
