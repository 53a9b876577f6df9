import { data, type RouterContextProvider } from 'react-router';
import { shop } from '../platform/company.ts';
import { type CaptchaSettings, captchaField } from '../platform/gateway/captcha-settings.ts';
import { shopOf } from '../platform/gateway/shop.server.ts';
import { text } from './answer.server.ts';
import type { FormFailure } from './form-failure.server.ts';
import type { Values } from './read.server.ts';
import { statusOfForm } from './status.server.ts';

type Context = Readonly<RouterContextProvider>;

/** For the loader of a screen whose forms send codes or sign in; null where the shop has no captcha. */
export const captchaOf = (context: Context): CaptchaSettings | null => shopOf(context).captcha;

/** What the captcha has said, as an input of the gateway takes it: nothing where there is none. Null when it had to say something and has not. */
export function captchaProof(context: Context, form: FormData): { captcha?: string } | null {
  if (captchaOf(context) === null) return {};
  const token = text(form, captchaField);
  return token === '' ? null : { captcha: token };
}

/** The form again: without the captcha nothing is sent and nobody is signed in. */
export const captchaMissing = (request: Request, values: Values) =>
  data<FormFailure>({ values, errors: null, message: robotMessage }, { status: statusOfForm(request, 422) });

export const robotMessage = `Не удалось убедиться, что вы не робот. Проверьте, что JavaScript включён, и попробуйте ещё раз. Если не поможет, позвоните: ${shop.phone}.`;
