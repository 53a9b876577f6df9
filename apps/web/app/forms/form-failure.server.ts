import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Failure, PriceChange } from '../platform/gateway/gateway-failure.ts';
import { throwFailure } from '../platform/gateway/query.server.ts';
import type { Errors, Values } from './read.server.ts';
import { statusOfForm } from './status.server.ts';

/** What an action answers instead of a redirect: everything that was typed, and what is wrong with it. */
export interface FormFailure {
  values: Values;
  errors: Errors | null;
  /** A sentence about the whole form. */
  message: string | null;
  /** The orders come to something else than was shown: both. */
  priceChange?: PriceChange;
  /** Nothing could be loaded, so the page stays as it is: what is loaded next would take the form away. */
  isUnloaded?: true;
}

/** The form again. */
const showFormAgain = (request: Request, status: number, unsent: FormFailure) =>
  data<FormFailure>(unsent, { status: statusOfForm(request, status) });

/** Fields at fault. */
export const showErrors = (request: Request, values: Values, errors: Errors) =>
  showFormAgain(request, 422, { values, errors, message: null });

/** Something about the whole form: another tab has changed what it shows. Nothing typed is lost, the next press wins. */
export const showOutdated = (request: Request, values: Values, message = elsewhere) =>
  showFormAgain(request, 409, { values, errors: null, message });

/** The sums have changed since they were shown; below the form stand the new ones. */
export const showPriceChange = (request: Request, values: Values, priceChange: PriceChange) =>
  showFormAgain(request, 409, {
    values,
    errors: null,
    message: 'Пока вы оформляли заказ, сумма изменилась. Проверьте её и подтвердите ещё раз.',
    priceChange,
  });

/** The form does not say which sums it showed, so nothing was agreed to. */
export const showTotalsMissing = (request: Request, values: Values) =>
  showOutdated(request, values, 'Проверьте сумму заказа и подтвердите ещё раз.');

const elsewhere = 'Этот шаг изменён в другой вкладке. Ниже то, что вы ввели здесь: проверьте и нажмите ещё раз.';

/** The shop could not carry it out; trying again may help. */
export const showUnavailable = (request: Request, values: Values, message: string) =>
  showFormAgain(request, 503, { values, errors: null, message });

type Context = Readonly<RouterContextProvider>;

/** Whether this request's action has answered that nothing could be loaded. */
const isUnloaded = createContext(false);

interface FormInput {
  values: Values;
  errors?: Errors | null;
  message?: string;
}

/** The provider is gone between the form and its press: the form stays, and the next press may find it again. */
export const showLoadFailure = (context: Context, request: Request, formInput: FormInput) => keepForm(context, request, 503, formInput);

/**
 * Too many orders: the form stays, since what is loaded next may be refused as well. Nothing is said of what has become of an earlier
 * press of it, whose answer may have got lost; the next one is the same order.
 */
export const showOrderLimit = (context: Context, request: Request, values: Values) =>
  keepForm(context, request, 429, { values, message: tooMany });

function keepForm(context: Context, request: Request, status: number, { values, errors = null, message = noAnswer }: FormInput) {
  context.set(isUnloaded, true);
  return showFormAgain(request, status, { values, errors, message, isUnloaded: true });
}

const tooMany =
  'Слишком много заказов за короткое время на этот номер телефона или из вашей сети. ' +
  'Нажмите кнопку ещё раз через несколько минут: всё, что вы ввели, осталось, второй заказ не появится.';

const noAnswer = 'Магазин не успел ответить. Всё, что вы ввели, осталось: нажмите кнопку ещё раз.';

/** For a loader that cannot load: without JavaScript it runs after the action, whose answer must not get lost; else it is the error screen. */
export function keepFormOrFail(context: Context, failure: Failure | undefined): { kind: 'resubmit' } {
  return context.get(isUnloaded) ? { kind: 'resubmit' } : throwFailure(failure);
}
