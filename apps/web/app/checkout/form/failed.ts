import { data } from 'react-router';
import type { Errors, Values } from './read.server.ts';

/** What an action answers instead of a redirect: everything that was typed, and what is wrong with it. */
export interface Unsent {
  values: Values;
  errors: Errors | null;
  /** A sentence about the whole form. */
  message: string | null;
}

/** Fields at fault. */
export const rejected = (values: Values, errors: Errors) => data<Unsent>({ values, errors, message: null }, { status: 422 });

/** Somebody saved something else in this step after the form was opened: nothing is lost, the next press wins. */
export const overtaken = (values: Values) =>
  data<Unsent>(
    { values, errors: null, message: 'Этот шаг изменён в другой вкладке. Ниже то, что вы ввели здесь: проверьте и нажмите ещё раз.' },
    { status: 409 },
  );

/** The shop could not carry it out; trying again may help. */
export const unanswered = (values: Values) =>
  data<Unsent>(
    { values, errors: null, message: 'Магазин не успел ответить. Нажмите ещё раз: второй заказ не появится.' },
    { status: 503 },
  );
