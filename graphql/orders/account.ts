import { domains } from '@vitrina/services/registry.ts';
import { connection } from '../connection.ts';
import { isEmail } from '../email.ts';
import { badInput, type FieldMessages } from '../errors.ts';
import type { OrderUpdateInput, Resolvers } from '../generated/resolvers.ts';
import { limited, limitedMisses } from '../limited.ts';
import { pageAsked } from '../paging.ts';
import { reaches } from '../reaches.ts';
import { orderChangeLimits, strangerLimit } from './limits.ts';

const { list, order, cancel, update } = domains.orders;

type Of<Root extends 'Query' | 'Mutation', Field extends keyof NonNullable<Resolvers[Root]>> = Pick<NonNullable<Resolvers[Root]>, Field>;

/** Orders of whoever is signed in, and what their owner may do with one. */
export const account: Pick<Resolvers, 'OrderConnection'> & {
  Query: Of<'Query', 'orders'>;
  Mutation: Of<'Mutation', 'orderCancel' | 'orderUpdate'>;
} = {
  Query: { orders: reaches({ list }, ({ list }, _parent, args) => list({ query: pageAsked(args) })) },
  Mutation: {
    orderCancel: limited(
      orderChangeLimits,
      limitedMisses(
        strangerLimit,
        reaches({ cancel, order }, async ({ cancel, order }, _parent, { input: { orderId: id } }) => {
          await cancel({ params: { id } });
          return { order: await order({ params: { id } }) };
        }),
      ),
    ),
    orderUpdate: limited(
      orderChangeLimits,
      limitedMisses(
        strangerLimit,
        reaches({ update, order }, async ({ update, order }, _parent, { input }) => {
          const id = input.orderId;
          await update({ params: { id }, body: changesOf(input) });
          return { order: await order({ params: { id } }) };
        }),
      ),
    ),
  },
  OrderConnection: connection,
};

const longestComment = 500;

/** As the wire has it; all faults at once (spec 1 §5). */
function changesOf({ contactName, mobilePhone, email, comment }: OrderUpdateInput) {
  const [name, address, words] = [contactName.trim(), (email ?? '').trim(), (comment ?? '').trim()];
  const faults: FieldMessages = {
    ...(name === '' && { 'input.contactName': ['Это поле необходимо заполнить.'] }),
    ...(name.length > 201 && { 'input.contactName': ['Не больше 201 символа.'] }),
    ...(address !== '' && !isEmail(address) && { 'input.email': ['Пожалуйста, введите корректный email.'] }),
    ...(words.length > longestComment && { 'input.comment': [`Не больше ${longestComment} символов.`] }),
  };
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return { contact_name: name, mobile_phone: mobilePhone, email: address === '' ? null : address, comment: words === '' ? null : words };
}
