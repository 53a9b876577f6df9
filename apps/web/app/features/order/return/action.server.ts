import { isId } from '@vitrina/services/contract/fields/id.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { needsReturnComment } from '@vitrina/services/rules/returns.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { newSeed } from '../../../entities/order-draft/draft.server.ts';
import { optionalText, requiredText } from '../../../forms/fields.server.ts';
import { read, textsOf, type Values } from '../../../forms/read.server.ts';
import { showFailure } from '../../../forms/show-failure.server.ts';
import { submit } from '../../../forms/submit.server.ts';
import { RequestReturnDocument } from '../../../generated/graphql.ts';
import { notFound } from '../../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { lineField, quantityField } from './fields.ts';

const reason = z.enum(['CHANGED_MIND', 'DEFECT', 'WRONG_ITEM', 'OTHER'], 'Выберите, почему возвращаете.');

/** In the order of the form. */
const returnSchema = (needsComment: boolean) =>
  z.object({
    items: z.literal('yes', 'Отметьте, что хотите вернуть.'),
    reason,
    comment: needsComment ? requiredText(maxLength.returnComment, 'Опишите, что случилось.') : optionalText(maxLength.returnComment),
    handover: z.enum(['STORE', 'COURIER'], 'Выберите, как передадите покупку.'),
  });

/** A line of one piece has no field for its number; what is no number is none. */
const piecesOf = (typed = '1'): number => (/^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 0);

/** Lines that are ticked, with the pieces of each. */
const itemsOf = (values: Values) =>
  Object.keys(values).flatMap((name) => {
    const itemId = name.startsWith(lineField('')) ? name.slice(lineField('').length) : '';
    return isId(itemId) ? [{ itemId, quantity: piecesOf(values[quantityField(itemId)]) }] : [];
  });

function readReturn(values: Values) {
  const { data: typedReason } = reason.safeParse(values.reason);
  const needsComment = typedReason !== undefined && needsReturnComment(typedReason);
  return read(returnSchema(needsComment), { ...values, items: itemsOf(values).length === 0 ? '' : 'yes' });
}

/** Asks to return what is ticked; a second press of the same form is the same request. */
export async function requestReturn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
  id: string,
  orderPath: string,
) {
  if (!isId(id)) notFound();
  const typed = textsOf(form);
  const seed = /^[0-9a-f]{32}$/.test(typed.seed ?? '') ? typed.seed : newSeed();
  const values = { ...typed, seed: seed ?? '' };
  return submit(context, request, {
    values,
    read: readReturn(values),
    operation: RequestReturnDocument,
    variables: ({ reason, comment, handover }) => ({
      input: {
        orderId: id,
        items: itemsOf(values),
        reason,
        comment: comment === '' ? null : comment,
        handover,
        idempotencyKey: values.seed,
      },
    }),
    onSuccess() {
      leaveNotice(context, 'return-requested');
      return redirect(orderPath, 303);
    },
    onFailure(failure) {
      // A provider without this call takes returns in its stores and by phone.
      if (failure.code !== 'UNSUPPORTED') return showFailure(request, values, failure);
      leaveNotice(context, 'return-unsupported');
      return redirect('/delivery#returns', 303);
    },
  });
}
