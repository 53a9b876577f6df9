import { totalOf } from '@vitrina/services/contract/failure.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { methodFor, type Payable } from '@vitrina/services/payments/eligibility.ts';
import type { Line } from '../basket/state.ts';
import { variationOf } from '../delivery/handlers.ts';
import type { Option } from '../delivery/plan.ts';
import type { Database } from '../platform/database/database.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import type { Staff } from '../platform/http/request-context.ts';
import { invalid, type Refusal } from '../platform/refusal.ts';
import { checkMonths, methodOf, methods, payableOf } from '../pricing/payment-methods/methods.ts';
import { needsDelivery, type Part } from '../pricing/split.ts';
import type { Body, Choice } from './body.ts';
import { amountsOf } from './confirmed-totals.ts';

/** Orders that are asked for, and by whom. */
export interface Submission {
  basketId: string;
  cityId: number;
  clientIp: string;
  /** Whether there is a bank that takes money in advance. */
  hasSandbox: boolean;
  now: Date;
  body: Body;
  /** Who makes them for a customer; null for a shopper's own. */
  staff: Staff | null;
}

/** How one part of the basket is to be had and paid. */
export interface Terms {
  part: Part<Line>;
  choice: Choice | undefined;
  option: Option | undefined;
  payable: Payable;
  paymentTypeId: number | null;
  isPrepaid: boolean;
  /** Months that it is paid back over, where the shopper has chosen them; null for a part that is paid otherwise. */
  months: number | null;
}

/** How a part is had and paid as the submission says. `brought` is the same part as it costs however it is paid. */
export async function termsOf(tx: Database, { cityId, now, body }: Submission, part: Part<Line>, brought: Part<Line>): Promise<Terms> {
  const choice = body.deliveries[part.key];
  const method = body.payment_type_id === null ? undefined : methodOf(body.payment_type_id);
  if (body.payment_type_id !== null && method === undefined) throw wrong('payment_type_id', 'Выберите способ оплаты');
  const isArranged = !body.is_one_click && needsDelivery(part.key);
  const option = isArranged ? await chosenOption(tx, cityId, now, brought, choice) : undefined;
  const payable = payableOf({
    key: part.key,
    total: totalOf(amountsOf(part, option?.delivery_cost ?? 0)),
    allowed: option?.payment_type_id ?? null,
    isCompany: body.company !== undefined,
  });
  if (body.is_one_click) return { part, choice: undefined, option, payable, paymentTypeId: null, isPrepaid: false, months: null };
  if (method === undefined) throw wrong('payment_type_id', 'Выберите способ оплаты');
  checkMonths(method, body.months ?? null);
  const paying = methodFor(method, payable, methods) ?? method;
  const { linked_payment_type_id: paymentTypeId, is_prepaid: isPrepaid } = paying;
  const months = paying === method ? (body.months ?? null) : null;
  return { part, choice: isArranged ? choice : undefined, option, payable, paymentTypeId, isPrepaid, months };
}

/** The delivery that was chosen must be one of those possible at this moment. */
async function chosenOption(tx: Database, cityId: number, now: Date, part: Part<Line>, choice: Choice | undefined): Promise<Option> {
  const field = `deliveries.${part.key}`;
  if (choice === undefined) throw wrong(field, 'Выберите способ получения');
  const purpose = choice.finish_storage_id !== undefined ? 'pickup' : choice.interval !== undefined ? 'courier' : 'courier_fast';
  const { deliveries } = await variationOf(tx, cityId, now, part, purpose);
  const storeId = choice.finish_storage_id === undefined ? null : toDatabaseId(choice.finish_storage_id);
  const senderId = choice.sale_point_id === undefined ? null : toDatabaseId(choice.sale_point_id);
  const option = deliveries.find(
    (candidate) =>
      candidate.delivery_type_id === choice.delivery_type_id &&
      (purpose !== 'pickup' || candidate.finish_storage_id === storeId) &&
      (purpose !== 'courier_fast' || senderId === null || candidate.sale_point_id === senderId) &&
      (purpose !== 'courier' || (candidate.interval === choice.interval && sameMoment(candidate.datetime, choice.datetime))),
  );
  if (option === undefined) throw wrong(field, 'Это время или место уже недоступно, выберите другое');
  if (purpose !== 'pickup' && choice.address === undefined) throw wrong(`${field}.address`, messages.required);
  return option;
}

/** YYYY-MM-DD in the city; null where nothing has been agreed on. */
export const dayOf = (option: Option | undefined): string | null => option?.datetime.slice(0, 10) ?? null;

const sameMoment = (a: string, b: string | undefined): boolean => b !== undefined && Date.parse(a) === Date.parse(b);

const wrong = (field: string, message: string): Refusal => invalid({ [field]: [message] });
