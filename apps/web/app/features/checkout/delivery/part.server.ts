import { isId } from '@vitrina/services/contract/fields/id.ts';
import { data, type RouterContextProvider } from 'react-router';
import { text } from '../../../forms/answer.server.ts';
import { type FormFailure, showUnavailable } from '../../../forms/form-failure.server.ts';
import { valuesOf } from '../../../forms/read.server.ts';
import { SetDeferredItemsDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { addresseeBox, addresseeFields, addressFields, planField } from '../delivery-fields.ts';

/** Makes two orders of one, or one of two. The form comes again with what was typed; which way each order goes is chosen anew. */
export async function partOrder(context: Readonly<RouterContextProvider>, request: Request, form: FormData) {
  const itemIds = text(form, planField).split(' ').filter(isId);
  const values = valuesOf(form, [...addressFields, 'comment', addresseeBox, ...addresseeFields]);
  const { errors } = await query(context, request, SetDeferredItemsDocument, { input: { itemIds } });
  if (errors.length > 0) return showUnavailable(request, values, 'Не получилось изменить заказ. Попробуйте ещё раз через минуту.');
  return data<FormFailure>({ values, errors: null, message: null });
}
