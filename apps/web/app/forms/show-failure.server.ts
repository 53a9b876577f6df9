import { data } from 'react-router';
import { type PluralForms, pluralize } from '../platform/format/plural.ts';
import { captchaField } from '../platform/gateway/captcha-settings.ts';
import type { Failure } from '../platform/gateway/gateway-failure.ts';
import { robotMessage } from './captcha.server.ts';
import { type FormFailure, showErrors, showUnavailable } from './form-failure.server.ts';
import type { Errors, Values } from './read.server.ts';
import { statusOfForm } from './status.server.ts';

/** The form again, with what the gateway has found wrong beside its fields; nothing typed is lost. */
export function showFailure(request: Request, values: Values, { code, fields, message, retryAfter }: Failure) {
  const errors: Errors = {};
  for (const [path, [text]] of Object.entries(fields)) if (text !== undefined) errors[path.replace(/^input\./, '')] = text;
  // The provider has asked the captcha, and it stands beside no field.
  if (errors[captchaField] !== undefined) return showFormAgain(request, 422, values, robotMessage);
  if (code === 'BAD_USER_INPUT' && Object.keys(errors).length > 0) return showErrors(request, values, errors);
  if (code === 'RATE_LIMITED') return showFormAgain(request, 429, values, tooManyText(retryAfter));
  if (code === 'CONFLICT') return showFormAgain(request, 409, values, message);
  if (code === 'NOT_FOUND') return showFormAgain(request, 404, values, notAvailable);
  return showUnavailable(request, values, noAnswer);
}

const showFormAgain = (request: Request, status: number, values: Values, message: string) =>
  data<FormFailure>({ values, errors: null, message }, { status: statusOfForm(request, status) });

const minutes: PluralForms = ['минуту', 'минуты', 'минут'];

/** How long to wait, to the whole minute, where it is known. */
const tooManyText = (seconds: number | undefined): string =>
  seconds === undefined
    ? 'Слишком много попыток. Подождите несколько минут и попробуйте ещё раз.'
    : `Слишком много попыток. Попробуйте ещё раз через ${pluralize(Math.max(Math.ceil(seconds / 60), 1), minutes)}.`;

const notAvailable = 'Этого больше нет в магазине. Обновите страницу и выберите заново.';
const noAnswer = 'Магазин не успел ответить. Всё, что вы ввели, осталось: нажмите кнопку ещё раз.';
