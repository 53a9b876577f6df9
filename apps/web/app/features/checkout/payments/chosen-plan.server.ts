import type { RouterContextProvider } from 'react-router';
import { readDraft } from '../../../entities/order-draft/draft.server.ts';
import { CheckoutMethodsDocument } from '../../../generated/graphql.ts';
import { termText } from '../../../platform/format/lending.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { isOpen, termOf } from '../payment-methods.ts';

/** A credit or an instalment that was chosen on the page of a product, for the basket as it is now. */
export interface ChosenPlan {
  name: string;
  /** In which bank, as the provider says it. */
  description: string | null;
  /** What it comes to; null where the method lends nothing on this basket any more. */
  cost: string | null;
}

/** What is said of it from the basket on, before the step of payment has loaded the methods; null where no plan was chosen or nobody knows. */
export async function readChosenPlan(context: Readonly<RouterContextProvider>, request: Request): Promise<ChosenPlan | null> {
  const { payment } = readDraft(context);
  if (payment?.months === undefined) return null;
  const { data } = await query(context, request, CheckoutMethodsDocument, { deliveries: [] });
  if (data?.paymentMethods == null) return null;
  const method = data.paymentMethods.find(({ typeId }) => typeId === payment.paymentTypeId);
  const term = method === undefined || !isOpen(method) ? null : termOf(method, payment.months);
  return { name: method?.name ?? 'Рассрочка', description: method?.description ?? null, cost: term === null ? null : termText(term) };
}
