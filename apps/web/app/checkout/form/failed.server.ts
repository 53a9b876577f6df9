import { data } from 'react-router';
import type { Errors, Values } from './read.server.ts';
import { statusOfForm } from './status.server.ts';

/** What an action answers instead of a redirect: everything that was typed, and what is wrong with it. */
export interface Unsent {
  values: Values;
  errors: Errors | null;
  /** A sentence about the whole form. */
  message: string | null;
}

/** The form again. */
const again = (request: Request, status: number, unsent: Unsent) => data<Unsent>(unsent, { status: statusOfForm(request, status) });

/** Fields at fault. */
export const rejected = (request: Request, values: Values, errors: Errors) => again(request, 422, { values, errors, message: null });

/** Something about the whole form: another tab has changed what it shows. Nothing typed is lost, the next press wins. */
export const overtaken = (request: Request, values: Values, message = elsewhere) => again(request, 409, { values, errors: null, message });

const elsewhere = 'Этот шаг изменён в другой вкладке. Ниже то, что вы ввели здесь: проверьте и нажмите ещё раз.';

/** The shop could not carry it out; trying again may help. */
export const unanswered = (
  request: Request,
  values: Values,
  message = 'Магазин не успел ответить. Нажмите ещё раз: второй заказ не появится.',
) => again(request, 503, { values, errors: null, message });
