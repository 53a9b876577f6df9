import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { emailFault, mobileFault, nameFault } from '@vitrina/services/contract/fields/person.ts';
import { lengthFault, maxLength, optionalFault } from '@vitrina/services/contract/fields/text.ts';
import { timePattern } from '@vitrina/services/contract/fields/time.ts';
import { domains } from '@vitrina/services/registry.ts';
import { assertValid } from '../base/errors.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import type { OrderUpdateInput, Resolvers } from '../generated/resolvers.ts';
import { failedLookLimit, orderChangeLimits } from './limits.ts';

const { order, cancel, update } = domains.orders;

type Of<Root extends 'Query' | 'Mutation', Field extends keyof NonNullable<Resolvers[Root]>> = Pick<NonNullable<Resolvers[Root]>, Field>;

/** Orders of whoever is signed in, and what their owner may do with one. */
export const account: { Mutation: Of<'Mutation', 'orderCancel' | 'orderUpdate'> } = {
  Mutation: {
    orderCancel: withLimits(
      orderChangeLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ cancel, order }, async ({ cancel, order }, _parent, { input: { orderId: id } }) => {
          await cancel({ params: { id } });
          return { order: await order({ params: { id } }) };
        }),
      ),
    ),
    orderUpdate: withLimits(
      orderChangeLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ update, order }, async ({ update, order }, _parent, { input }) => {
          const id = input.orderId;
          await update({ params: { id }, body: changesOf(input) });
          return { order: await order({ params: { id } }) };
        }),
      ),
    ),
  },
};

/** As the wire has it; all faults at once (spec 1 §5). */
function changesOf({ contactName, mobilePhone, email, comment, addressee, ...time }: OrderUpdateInput) {
  const [name, address, words] = [contactName.trim(), (email ?? '').trim(), (comment ?? '').trim()];
  const when = timeOf(time);
  assertValid({
    contactName: nameFault(name, maxLength.fullName),
    email: optionalFault(address, emailFault),
    'addressee.name': addressee == null ? null : nameFault(addressee.name.trim()),
    'addressee.phone': addressee == null ? null : mobileFault(addressee.phone),
    deliveryDate: when === undefined ? messages.date : null,
    comment: lengthFault(words, maxLength.comment),
  });
  const contact = { contact_name: name, mobile_phone: mobilePhone, email: address === '' ? null : address };
  const recipient = addressee != null && { addressee: { name: addressee.name.trim(), phone: addressee.phone } };
  return { ...contact, comment: words === '' ? null : words, ...recipient, ...when };
}

/** When it is to be brought, as the wire has it; empty where nothing is said of it, undefined for what is no time. */
function timeOf({ deliveryDate: date, deliveryTimeFrom: from, deliveryTimeTo: to }: Partial<OrderUpdateInput>) {
  if (date == null && from == null && to == null) return {};
  if (date == null || from == null || to == null || !timePattern.test(from) || !timePattern.test(to)) return undefined;
  return { delivery_date: date, delivery_time_from: from, delivery_time_to: to };
}
